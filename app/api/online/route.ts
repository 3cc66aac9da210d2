/** Answers, and says nothing: browsers ask it whether there is a connection (lib/online/connection.ts). */
export function GET(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
}
