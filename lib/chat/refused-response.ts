/** Answers a script that asked about a chat which it may not have. Route handlers only. */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import { neverKept } from '@/lib/never-kept';
import { endedResponse } from '@/lib/session/ended-response';

/** Another customer's chat is answered with 404, like a missing one. */
export async function refusedResponse({ why }: Failure, request: Request): Promise<Response> {
  if (why === 'unauthorized') return endedResponse(request);
  return new Response(null, { status: why === 'gone' ? 404 : 503, headers: neverKept });
}
