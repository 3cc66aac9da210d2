/** Answers without content: browsers ask it whether there is a connection (lib/online/connection.ts). */
import { neverKept } from '@/lib/never-kept';

export function GET(): Response {
  return new Response(null, { status: 204, headers: neverKept });
}
