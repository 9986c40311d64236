/** A reason of the server as a sentence of its own. */
export const sentence = (reason: string): string =>
  reason && `${reason[0]!.toUpperCase()}${reason.slice(1).replace(/\.$/, '')}.`;
