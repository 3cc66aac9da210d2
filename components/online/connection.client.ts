/** Watches the connection (lib/online/connection.ts): sends a request only when there is a reason to. */
import {
  type Connection,
  longestSilence,
  unknownConnection,
  whenAnswered,
  whenAsked,
  whenUnanswered,
} from '@/lib/online/connection';

/** Milliseconds between two requests while there is no answer, and after which a press causes another. */
const pause = 3000;
const settledFor = 30_000;

/**
 * Calls `tell` with each change of the state. Returns the function that stops it. A hidden tab sends no requests,
 * unless its own presses wait for the answer.
 */
export function watchConnection(tell: (state: Connection['state']) => void, doPressesWait: () => boolean): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let connection = unknownConnection;
  let lastAnswer = Date.now();
  let isAsking = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const become = (next: Connection) => {
    const isNews = next.state !== connection.state;
    connection = next;
    if (isNews && !signal.aborted) tell(connection.state);
  };
  const lack = () => become(whenUnanswered(connection, Date.now(), !navigator.onLine));
  const ask = async () => {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    clearTimeout(again);
    become(whenAsked(connection, Date.now()));
    const isThere = await isAnswered();
    isAsking = false;
    if (isThere) {
      lastAnswer = Date.now();
      become(whenAnswered());
    } else {
      lack();
      again = setTimeout(askAgain, pause);
    }
  };
  const askAgain = () => {
    if (!document.hidden || doPressesWait()) return ask();
    if (!signal.aborted) again = setTimeout(askAgain, pause);
  };
  const askIfQuiet = () => {
    if (Date.now() - lastAnswer > settledFor) ask();
  };
  const seen = () => {
    if (document.hidden) return;
    if (connection.waitingSince === null) askIfQuiet();
    else ask();
  };
  const cut = () => {
    lack();
    ask();
  };

  addEventListener('offline', cut, { signal });
  addEventListener('online', ask, { signal });
  document.addEventListener('click', askIfQuiet, { signal, passive: true });
  document.addEventListener('visibilitychange', seen, { signal });
  if (!navigator.onLine) cut();
  // A page that was opened without a connection checks at once.
  else if (document.documentElement.dataset.kept !== undefined) ask();
  return () => {
    stopped.abort();
    clearTimeout(again);
  };
}

/** Only the storefront's own answer counts: a hotel's login page answers everything with 200. */
async function isAnswered(): Promise<boolean> {
  const signal = AbortSignal.timeout(longestSilence);
  return fetch('/api/online', { cache: 'no-store', redirect: 'error', signal }).then(
    ({ status }) => status === 204,
    () => false,
  );
}
