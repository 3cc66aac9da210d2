/** The requests of server actions: those that never come back are ended, and each says the currency of its page. */
import { pageCurrencyHeader } from '@/lib/view/view-of-action';

/** Milliseconds, as for changes of the cart: an action takes several calls of the API, each up to its time limit. */
const patience = 60_000;

/** Bytes of a picture in a millisecond on a poor mobile line: what is still being uploaded is not given up. */
const leastSpeed = 4;

let isPrepared = false;

/**
 * From now on an action without an answer fails as on a lost connection. On a line that went dead a browser waits for a
 * quarter of an hour, in which the form could not be pressed again, and Next sends no other action before this one has
 * ended. It takes no signal for them either, so the signal is added to its requests.
 */
export function prepareActions(): void {
  if (isPrepared) return;
  isPrepared = true;
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, isAction(init) ? { ...init, ...additionsTo(init) } : init);
}

function isAction(init: RequestInit | undefined): init is RequestInit {
  return init?.method === 'POST' && new Headers(init.headers).has('Next-Action');
}

function additionsTo({ headers: own, body }: RequestInit): RequestInit {
  const headers = new Headers(own);
  headers.set(pageCurrencyHeader, document.documentElement.dataset.currency ?? '');
  return { headers, signal: limitOf(body) };
}

function limitOf(body: RequestInit['body']): AbortSignal {
  return AbortSignal.timeout(patience + bytesOfFiles(body) / leastSpeed);
}

function bytesOfFiles(body: RequestInit['body']): number {
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
}
