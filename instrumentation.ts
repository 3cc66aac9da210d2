/** What happens once when a server starts: a wrong environment stops it with a sentence, before anybody is served. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { checkEnv } = await import('@/lib/env');
    checkEnv();
  }
}
