/** Answers while the process runs: a supervisor asks this before it starts another process in its place. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return Response.json({ ok: true }, { headers: { 'Cache-Control': 'no-store' } });
}
