/** Whether visitors may be sent to this process: 200 or 503, and why. */
import { readReadiness } from '@/lib/operations/readiness';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const readiness = await readReadiness();
  return Response.json(readiness, {
    status: readiness.isReady ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
