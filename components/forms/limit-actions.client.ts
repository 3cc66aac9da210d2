/** Ends the requests of server actions that never come back. */

/** Milliseconds, as for changes of the cart: an action takes several calls of the API, each up to its time limit. */
const patience = 60_000;

/** Bytes of a picture in a millisecond on a poor mobile line: what is still being uploaded is not given up. */
const leastSpeed = 4;

let isLimited = false;

/**
 * From now on an action without an answer fails as on a lost connection. On a line that went dead a browser waits for a
 * quarter of an hour, in which the form could not be pressed again, and Next sends no other action before this one has
 * ended. It takes no signal for them either, so the signal is added to its requests.
 */
export function limitActions(): void {
  if (isLimited) return;
  isLimited = true;
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, isAction(init) ? { ...init, signal: limitOf(init) } : init);
}

function isAction(init: RequestInit | undefined): init is RequestInit {
  return init?.method === 'POST' && new Headers(init.headers).has('Next-Action');
}

function limitOf({ body }: RequestInit): AbortSignal {
  return AbortSignal.timeout(patience + bytesOfFiles(body) / leastSpeed);
}

function bytesOfFiles(body: RequestInit['body']): number {
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
}
