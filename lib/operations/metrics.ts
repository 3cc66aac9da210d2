/**
 * The metrics for Prometheus: number and duration of requests and calls, and what the process holds (docs/operations.md
 * 5).
 */
import 'server-only';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isUnreadable, type RequestReport } from '@/lib/operations/requests';
import { type ReportListener, signInWays } from '@/lib/telemetry';

interface Metrics extends ReportListener {
  registry: Registry;
  request: (request: RequestReport) => void;
}

/** The limits that docs/operations.md 5 watches. */
const watchedLimits = ['network:made', 'connections', 'sms:all'].concat(
  ['guessing', 'guessing-codes'].flatMap(name => ['pair', 'account', 'network'].map(of => `${name}:${of}`)),
);

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'doorstep_request_seconds',
    help: 'Time of a request until its answer is sent, or handed to the thread in front; from: held (pages, pictures, files), kept or made (pages).',
    labelNames: ['kind', 'status', 'from'],
    buckets,
    registers,
  });
  const calls = new Histogram({
    name: 'doorstep_api_call_seconds',
    help: 'Time of a call of the API, waiting for its turn included; by how it ended.',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const thrown = new Counter({
    name: 'doorstep_thrown_total',
    help: 'What pages, actions and route handlers threw and nobody caught.',
    labelNames: ['kind'],
    registers,
  });
  const signIns = new Counter({
    name: 'doorstep_sign_ins_total',
    help: 'Tries to sign in, by way and how they ended.',
    labelNames: ['way', 'outcome'],
    registers,
  });
  const limits = new Counter({
    name: 'doorstep_limits_total',
    help: 'Limits that were reached, by name.',
    labelNames: ['limit'],
    registers,
  });
  // A counter that appears with its first event has not grown, as far as an alarm can see.
  for (const kind of ['render', 'route', 'action', 'proxy']) thrown.inc({ kind }, 0);
  for (const outcome of ['ok', 'gone', 'refused', 'unauthorized', 'offline']) calls.zero({ outcome });
  for (const way of signInWays) for (const outcome of ['ok', 'refused']) signIns.inc({ way, outcome }, 0);
  for (const limit of watchedLimits) limits.inc({ limit }, 0);
  for (const [name, help, read] of held)
    new Gauge({
      name,
      help,
      registers,
      collect: function collect() {
        this.set(read(globalThis as Shared));
      },
    });
  return {
    registry,
    // The first digit of a status suffices; each value of a label multiplies the series.
    request: ({ kind, status, from = '', milliseconds }) =>
      requests.observe(
        { kind, from, status: status === undefined ? 'left' : `${Math.floor(status / 100)}xx` },
        milliseconds / 1000,
      ),
    call: ({ outcome, milliseconds }) => calls.observe({ outcome }, milliseconds / 1000),
    signIn: ({ way, outcome }) => signIns.inc({ way, outcome }),
    limit: ({ limit, times }) => limits.inc({ limit }, times),
    thrown: trouble => isUnreadable(trouble) || thrown.inc({ kind: trouble.kind }),
  };
}

/** Listens on a separate port that no customer reaches. */
export function serveMetrics({ registry }: Metrics, { port, host }: { port: number; host: string }): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  server.on('error', error => console.error(`The metrics cannot be read at port ${port}: ${error.message}`));
  return server.listen(port, host).unref();
}

/** What other modules put on the global object and is measured here; each exists once it has been used. */
interface Shared {
  doorstepStreams?: { open: Set<unknown> };
  doorstepLanes?: Record<string, { activeCount: number; pendingCount: number }>;
  doorstepPictures?: { running: number; waiting: number };
  doorstepWaitingPages?: { length: number };
  doorstepCache?: Record<string, { calculatedSize?: number }>;
  doorstepStoreIsAway?: boolean;
  doorstepKeptIsAway?: boolean;
}

const held: [name: string, help: string, read: (shared: Shared) => number][] = [
  ['doorstep_event_streams', 'Streams of events that are open.', shared => shared.doorstepStreams?.open.size ?? 0],
  ['doorstep_api_calls_running', 'Calls at the API.', ({ doorstepLanes }) => doorstepLanes?.customer?.activeCount ?? 0],
  [
    'doorstep_api_calls_waiting',
    'Calls that wait for their turn.',
    ({ doorstepLanes = {} }) => Object.values(doorstepLanes).reduce((sum, { pendingCount }) => sum + pendingCount, 0),
  ],
  ['doorstep_pictures_running', 'Pictures being made.', shared => shared.doorstepPictures?.running ?? 0],
  ['doorstep_pictures_waiting', 'Pictures that wait.', shared => shared.doorstepPictures?.waiting ?? 0],
  ['doorstep_pages_waiting', 'Pages that wait for their turn.', shared => shared.doorstepWaitingPages?.length ?? 0],
  ['doorstep_kept_pages_bytes', 'Memory of kept pages.', shared => shared.doorstepCache?.pages?.calculatedSize ?? 0],
  [
    'doorstep_kept_answers_bytes',
    'Memory of kept answers, those that visitors can make up included.',
    ({ doorstepCache }) =>
      (doorstepCache?.answers?.calculatedSize ?? 0) + (doorstepCache?.inventable?.calculatedSize ?? 0),
  ],
  ['doorstep_store_away', '1 while the shared store is away.', shared => (shared.doorstepStoreIsAway ? 1 : 0)],
  ['doorstep_kept_away', '1 while the Redis of kept pages is away.', shared => (shared.doorstepKeptIsAway ? 1 : 0)],
];
