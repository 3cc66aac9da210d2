/**
 * Listens to a stream of events of ours (lib/event-stream.ts) while the page is visible. After a lost connection it
 * reconnects, with growing waits, and names the last event that it received.
 */

interface Listener<T> {
  onEvent: (data: T) => void;
  /** "live" once connected, "lost" while it cannot connect, "ended" when no more events will come. */
  onState?: (state: 'live' | 'lost' | 'ended') => void;
}

/** Milliseconds before the first reconnection. Below: the longest wait. */
const firstWait = 1000;
const longestWait = 30_000;

/** Returns the function that stops it. */
export function listenTo<T>(url: string, { onEvent, onState }: Listener<T>): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let last = '';
  const stopped = new AbortController();

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    if (document.visibilityState === 'hidden' || stopped.signal.aborted) return;
    source = new EventSource(
      last === '' ? url : `${url}${url.includes('?') ? '&' : '?'}last=${encodeURIComponent(last)}`,
    );
    source.onopen = () => onState?.('live');
    source.onmessage = event => {
      wait = firstWait;
      last = event.lastEventId || last;
      onEvent(JSON.parse(event.data));
    };
    source.addEventListener('end', () => {
      stop();
      onState?.('ended');
    });
    source.onerror = () => {
      close();
      onState?.('lost');
      // Spread at random, so that not all pages reconnect at the same instant after the server was away.
      timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, longestWait);
    };
  };
  const stop = () => {
    stopped.abort();
    close();
  };
  const { signal } = stopped;
  document.addEventListener('visibilitychange', open, { signal });
  addEventListener('online', open, { signal });
  open();
  return stop;
}
