// Whether the server can be reached. When it cannot, it is asked again until it answers.

const AGAIN_MS = 3000;

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

const answers = (): Promise<boolean> =>
  fetch('/api/games', { method: 'HEAD' }).then((response) => response.ok, () => false);
