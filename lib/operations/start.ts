/** Starts the log, the metrics and the traces, as the environment says; once for each process. */
import 'server-only';
import type { Server } from 'node:http';
import { env } from '@/lib/env';
import { logConsole, openLog } from '@/lib/operations/log';
import { openMetrics, serveMetrics } from '@/lib/operations/metrics';
import { followRequests } from '@/lib/operations/requests';
import { standardOutput, standardOutputAtOnce } from '@/lib/operations/standard-output';
import { listenToReports } from '@/lib/telemetry';

const shared = globalThis as {
  /** Whether this was done, perhaps by another bundle. */
  doorstepOperations?: true;
  /** Set by our Node server (hosting/node/early-log.mjs). */
  doorstepWriteEarlyLog?: () => void;
  /** Set by hosting/lambda. */
  doorstepLogsAtOnce?: boolean;
};

export async function startOperations(): Promise<void> {
  if (shared.doorstepOperations !== undefined) return;
  const { LOG_FORMAT, LOG_LEVEL, METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  // Next creates traces by itself once somebody collects them.
  if (OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) (await import('@vercel/otel')).registerOTel('doorstep');
  const output = shared.doorstepLogsAtOnce ? standardOutputAtOnce : standardOutput;
  const log = LOG_FORMAT === 'json' ? openLog(LOG_LEVEL, output()) : null;
  const metrics = METRICS_PORT === undefined ? null : openMetrics();
  shared.doorstepOperations = true;
  if (log !== null) {
    listenToReports(log);
    logConsole(log);
  }
  shared.doorstepWriteEarlyLog?.();
  if (log === null && metrics === null) return;

  let own: Server | undefined;
  if (metrics !== null && METRICS_PORT !== undefined) {
    listenToReports(metrics);
    own = serveMetrics(metrics, { port: METRICS_PORT, host: METRICS_HOST });
  }
  followRequests(
    request => {
      log?.request(request);
      metrics?.request(request);
    },
    server => server !== own,
  );
}
