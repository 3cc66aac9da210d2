/**
 * Checks the environment once when a server starts, and stops it with a sentence if it is wrong. Then starts the log
 * and the metrics, and the finishing of documents on hosts where our own server does not do it.
 */
import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { checkEnv } = await import('@/lib/env');
  checkEnv();
  const { startOperations } = await import('@/lib/operations/start');
  await startOperations();
  // Our server finishes documents itself, and so does a Worker (hosting/workerd).
  const isDoneElsewhere = process.env.DOORSTEP_NODE_SERVER === '1' || 'doorstepManifest' in globalThis;
  if (process.env.NODE_ENV !== 'production' || isDoneElsewhere) return;
  const { prepareAnswers } = await import('@/hosting/node/answer.mjs');
  prepareAnswers();
}

export const onRequestError: Instrumentation.onRequestError = async (error, { path }, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportThrown } = await import('@/lib/telemetry');
  reportThrown(error, path, routeType);
};
