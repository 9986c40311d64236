// Whether the server can be reached. When it cannot, it is asked again until it answers.

const AGAIN_MS = 3000;
/** A network may swallow what is sent through it. */
const PATIENCE_MS = 10_000;

export const server = $state({
  lost: false,
  /** How many times it has come back. */
  returns: 0,
});

/** A page could not be fetched: wait until the server is there again. */
export async function lostServer(): Promise<void> {
  if (server.lost) return;
  server.lost = true;
  while (!(await answers())) await new Promise((resolve) => { setTimeout(resolve, AGAIN_MS); });
  server.lost = false;
  server.returns += 1;
}

/** Whether it is the server that answers: not a proxy for it, nor the page of a network that wants a login first. */
export const answers = (): Promise<boolean> =>
  fetch('/api/games', { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok, headers }) => ok && !!headers.get('content-type')?.startsWith('application/json'), () => false);
