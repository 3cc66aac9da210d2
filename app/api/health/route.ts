/** Whether the process answers at all: what a supervisor asks before it starts another in its place. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return Response.json({ ok: true }, { headers: { 'Cache-Control': 'no-store' } });
}
