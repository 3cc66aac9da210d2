/**
 * Answers a request with a stream of events (text/event-stream) that lasts until the visitor leaves, its subject ends
 * or the server ends. The number of streams is limited (docs/decisions/081).
 */
import 'server-only';
import { processWide } from '@/lib/stores/process-wide';

interface StreamEvent {
  /** Sent back by the browser when it reconnects, so that no event is lost in between. */
  id?: string;
  /** Sent as JSON. */
  data: unknown;
}

export interface EventSink {
  send: (event: StreamEvent) => void;
  /** Ends the stream for good: the page does not reconnect, and is rendered anew. */
  end: () => void;
  /** Ends the connection: the page reconnects, which checks again who is listening and whether there is news. */
  cut: () => void;
  /** Aborted when nobody listens any more. */
  signal: AbortSignal;
  /** The id of the last event that the browser has received; null on its first connection. */
  last: string | null;
}

interface Followed {
  /** Identifies the visitor whose streams are counted together. */
  visitor: string;
  /**
   * Starts sending, first the present state: the page takes that for the sign that it is live. It must release what it
   * listens to when the sink's signal is aborted.
   */
  follow: (sink: EventSink) => void;
}

export const streamLimits = {
  /** Streams of one visitor: open tabs, and streams whose end was not noticed yet. */
  perVisitor: 12,
  perProcess: 4000,
  /**
   * Events that a visitor has not received yet; with more, the stream is cut, and the browser reconnects for the newest
   * state.
   */
  unread: 64,
  /**
   * Milliseconds until a stream ends and the browser reconnects, which checks again who is listening. By a clock that nobody
   * sets: somebody who may not listen any more would hear for an hour longer.
   */
  longest: 15 * 60_000,
  /**
   * Milliseconds between two beats. They keep the connection open, as proxies cut it after a minute of silence, and the
   * page takes two missed ones for a broken connection (components/ui/event-stream.client.ts).
   */
  heartbeat: 20_000,
};

interface Open {
  visitor: string;
  /** By `performance.now()`. */
  begun: number;
  write: (text: string) => void;
  close: () => void;
}

interface Streams {
  open: Set<Open>;
  isEnding: boolean;
  heart: ReturnType<typeof setInterval> | null;
}

const streams = processWide('doorstepStreams', (): Streams => ({ open: new Set(), isEnding: false, heart: null }));

/** Called by hosting/node/shutdown.mjs. */
processWide('doorstepEndStreams', () => () => {
  streams.isEnding = true;
  for (const stream of streams.open) stream.close();
});

const [beat, end] = ['event: beat\ndata:\n\n', 'event: end\ndata:\n\n'];

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // "no-transform" keeps compression from holding events back, X-Accel-Buffering keeps nginx from it.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** @example return eventStream(request, { visitor: participant.uuid, follow: sink => hub.listen(sink) }); */
export function eventStream(request: Request, { visitor, follow }: Followed): Response {
  // A visitor who left before this point cannot abort it any more, and would be followed until the longest duration.
  if (request.signal.aborted) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  const status = refusal(visitor);
  if (status !== null)
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'Retry-After': '10' } });
  // Next answers HEAD by GET and reads no body, so nobody would ever leave such a stream: twelve, and the customer's own
  // pages have none for a quarter of an hour.
  if (request.method === 'HEAD') return new Response(null, { headers });
  const gone = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      const stream = opened(controller, visitor, gone);
      request.signal.addEventListener('abort', stream.close, { once: true });
      stream.write(': here\n\n');
      follow({
        send: event => stream.write(written(event)),
        end: () => {
          stream.write(end);
          stream.close();
        },
        cut: stream.close,
        signal: gone.signal,
        last: new URL(request.url).searchParams.get('last') ?? request.headers.get('last-event-id'),
      });
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, { headers });
}

/**
 * A stream that is over as it begins, for a visitor who may not follow it. A page cannot read an error's status or body
 * here: it would reconnect for as long as it is visible.
 */
export function endedStream(): Response {
  return new Response(end, { headers });
}

/** Cuts the streams of a visitor in this process. */
export function cutStreams(visitor: string): void {
  for (const stream of streams.open) if (stream.visitor === visitor) stream.close();
}

function refusal(visitor: string): 429 | 503 | null {
  if (streams.isEnding || streams.open.size >= streamLimits.perProcess) return 503;
  const own = [...streams.open].filter(stream => stream.visitor === visitor);
  return own.length >= streamLimits.perVisitor ? 429 : null;
}

function opened(controller: ReadableStreamDefaultController<Uint8Array>, visitor: string, gone: AbortController): Open {
  const stream: Open = {
    visitor,
    begun: performance.now(),
    write: text => {
      if (gone.signal.aborted) return;
      controller.enqueue(encoder.encode(text));
      if ((controller.desiredSize ?? 0) < -streamLimits.unread) stream.close();
    },
    close: () => {
      if (gone.signal.aborted) return;
      controller.close();
      gone.abort();
    },
  };
  gone.signal.addEventListener('abort', () => forget(stream), { once: true });
  streams.open.add(stream);
  streams.heart ??= setInterval(beatAll, streamLimits.heartbeat).unref();
  return stream;
}

function forget(stream: Open): void {
  streams.open.delete(stream);
  if (streams.open.size > 0 || streams.heart === null) return;
  clearInterval(streams.heart);
  streams.heart = null;
}

function beatAll(): void {
  const now = performance.now();
  for (const stream of streams.open) {
    if (now - stream.begun > streamLimits.longest) stream.close();
    else stream.write(beat);
  }
}

const encoder = new TextEncoder();

/** JSON contains no line break, so one line of data holds all of it. */
function written({ id, data }: StreamEvent): string {
  return `${id === undefined ? '' : `id: ${id.replaceAll(/[\r\n]/g, ' ')}\n`}data: ${JSON.stringify(data)}\n\n`;
}
