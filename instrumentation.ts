/** Checks the environment once at the start of a server, which a wrong one stops with a sentence before any request. */
import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { checkEnv } = await import('@/lib/env');
  checkEnv();
  const { startOperations } = await import('@/lib/operations/start');
  await startOperations();
}

export const onRequestError: Instrumentation.onRequestError = async (error, { path }, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { tellThrown } = await import('@/lib/operations/start');
  tellThrown(error, path, routeType);
};
