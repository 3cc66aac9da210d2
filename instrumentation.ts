/** Checks the environment once at the start of a server, which a wrong one stops with a sentence before any request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { checkEnv } = await import('@/lib/env');
    checkEnv();
  }
}
