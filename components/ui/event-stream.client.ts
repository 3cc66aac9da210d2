/**
 * Listens to a stream of events of ours (lib/event-stream.ts) while the page is visible. After a lost connection it
 * reconnects, with growing waits, and names the last event that it received.
 */
import { readCookie, watchCookies } from '@/lib/cookies/cookies.client';
import { parseMe } from '@/lib/session/me';

/**
 * "live" with each event, since only an event proves that the stream works; "lost" after ten seconds without a
 * connection; "ended" when no more events will come, because the visitor may no longer listen or the host supports no
 * streams: then the page has to be refreshed to show the current state.
 */
export type StreamState = 'live' | 'lost' | 'ended';

interface Listener<T> {
  onEvent: (data: T) => void;
  onState: (state: StreamState) => void;
}

/** Milliseconds before the first reconnection. Below: the longest wait. */
const firstWait = 1000;
const longestWait = 30_000;

/** Milliseconds without a connection until it counts as lost (docs/behaviour.md 4.7). */
const lostAfter = 10_000;

/** Milliseconds without a sign of life until it reconnects: two beats, and some patience. */
const silence = 45_000;

/** Returns the function that stops it. */
export function listenTo<T>(url: string, { onEvent, onState }: Listener<T>): () => void {
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;
  let last = '';
  let wasSignedIn = isSignedIn();
  const stopped = new AbortController();
  const { signal } = stopped;
  const loss = lossOf(onState);

  const close = () => {
    clearTimeout(again);
    source?.close();
    source = null;
  };
  const openAfter = (milliseconds: number) => {
    clearTimeout(again);
    again = setTimeout(open, milliseconds);
  };
  const open = () => {
    close();
    if (signal.aborted || document.visibilityState === 'hidden') return loss.end();
    wasSignedIn = isSignedIn();
    source = new EventSource(
      last === '' ? url : `${url}${url.includes('?') ? '&' : '?'}last=${encodeURIComponent(last)}`,
    );
    loss.begin();
    const hear = () => openAfter(silence);
    hear();
    source.addEventListener('beat', hear);
    source.onmessage = event => {
      hear();
      loss.end();
      wait = firstWait;
      last = event.lastEventId || last;
      onState('live');
      onEvent(JSON.parse(event.data));
    };
    source.addEventListener('end', () => {
      stop();
      onState('ended');
    });
    source.onerror = () => {
      close();
      loss.begin();
      // Spread at random, so that not all pages reconnect at the same instant after the server was away.
      openAfter(wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, longestWait);
    };
  };
  const stop = () => {
    stopped.abort();
    close();
    loss.end();
  };
  document.addEventListener('visibilitychange', open, { signal });
  addEventListener('online', open, { signal });
  // Another window has signed out or in: the server checks again who is listening.
  watchCookies(() => isSignedIn() !== wasSignedIn && open(), signal);
  open();
  return stop;
}

/** Reports a loss once, however many failed attempts it contains. */
function lossOf(report: Listener<never>['onState']) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin: () => {
      timer ??= setTimeout(report, lostAfter, 'lost');
    },
    end: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

const isSignedIn = () => parseMe(readCookie('me')).isSignedIn;
