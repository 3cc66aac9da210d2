/**
 * Answers a request with a stream of events (text/event-stream) that goes on until the visitor leaves, what is followed
 * ends, or the server does. How many there may be is bounded (docs/decisions/081).
 */
import 'server-only';
import { processWide } from '@/lib/stores/process-wide';

interface StreamEvent {
  /** What the browser names when it comes back, so that nothing in between is lost. */
  id?: string;
  /** Sent as JSON. */
  data: unknown;
}

export interface EventSink {
  send: (event: StreamEvent) => void;
  /** Ends the stream for good: the browser does not come back. */
  end: () => void;
  /** Aborted when nobody listens any more. */
  signal: AbortSignal;
  /** The id of the last event that the browser has seen; null at its first coming. */
  last: string | null;
}

interface Followed {
  /** Who listens, as far as their streams are counted together. */
  visitor: string;
  /** Begins to send. What it listens to it must let go of at the sink's signal. */
  follow: (sink: EventSink) => void;
}

export const bounds = {
  /** Streams of one visitor: open tabs, and those whose end has not arrived yet. */
  perVisitor: 12,
  perProcess: 4000,
  /** Events that a visitor has not taken yet; beyond it the stream is cut, and they come back for the newest state. */
  unread: 64,
  /** Milliseconds until a stream is asked to come back, which asks once more who is listening. */
  longest: 15 * 60_000,
  /** Milliseconds between two signs of life. Proxies cut connections that are silent for a minute. */
  heartbeat: 20_000,
};

interface Open {
  visitor: string;
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

/** For hosting/node/ending.mjs. */
processWide('doorstepEndStreams', () => () => {
  streams.isEnding = true;
  for (const stream of streams.open) stream.close();
});

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // "no-transform" keeps compression from holding events back, X-Accel-Buffering keeps nginx from it.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** @example return eventStream(request, { visitor: participant.uuid, follow: sink => hub.listen(sink) }); */
export function eventStream(request: Request, { visitor, follow }: Followed): Response {
  // Whoever left before this began cancels nothing any more, and would be followed until the stream's longest time.
  if (request.signal.aborted) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  const status = refusal(visitor);
  if (status !== null)
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'Retry-After': '10' } });
  const gone = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      const stream = opened(controller, visitor, gone);
      request.signal.addEventListener('abort', stream.close, { once: true });
      stream.write(': here\n\n');
      follow({
        send: event => stream.write(written(event)),
        end: () => {
          stream.write('event: end\ndata:\n\n');
          stream.close();
        },
        signal: gone.signal,
        last: new URL(request.url).searchParams.get('last') ?? request.headers.get('last-event-id'),
      });
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, { headers });
}

function refusal(visitor: string): 429 | 503 | null {
  if (streams.isEnding || streams.open.size >= bounds.perProcess) return 503;
  const own = [...streams.open].filter(stream => stream.visitor === visitor);
  return own.length >= bounds.perVisitor ? 429 : null;
}

function opened(controller: ReadableStreamDefaultController<Uint8Array>, visitor: string, gone: AbortController): Open {
  const stream: Open = {
    visitor,
    begun: Date.now(),
    write: text => {
      if (gone.signal.aborted) return;
      controller.enqueue(encoder.encode(text));
      if ((controller.desiredSize ?? 0) < -bounds.unread) stream.close();
    },
    close: () => {
      if (gone.signal.aborted) return;
      controller.close();
      gone.abort();
    },
  };
  gone.signal.addEventListener('abort', () => forget(stream), { once: true });
  streams.open.add(stream);
  streams.heart ??= setInterval(beat, bounds.heartbeat).unref();
  return stream;
}

function forget(stream: Open): void {
  streams.open.delete(stream);
  if (streams.open.size > 0 || streams.heart === null) return;
  clearInterval(streams.heart);
  streams.heart = null;
}

function beat(): void {
  const now = Date.now();
  for (const stream of streams.open) {
    if (now - stream.begun > bounds.longest) stream.close();
    else stream.write(':\n\n');
  }
}

const encoder = new TextEncoder();

/** JSON has no bare line break, so one line of data holds all of it. */
function written({ id, data }: StreamEvent): string {
  return `${id === undefined ? '' : `id: ${id.replaceAll(/[\r\n]/g, ' ')}\n`}data: ${JSON.stringify(data)}\n\n`;
}
