/** Answers an island whose customer's session has ended; lib/read-json.client.ts follows it. Route handlers only. */
import 'server-only';
import { env } from '@/lib/env';
import { neverKept } from '@/lib/never-kept';
import { cameFrom } from '@/lib/paths/return-path';
import type { EndedResponse } from '@/lib/read-json.client';
import { requestedHost } from '@/lib/requests/request-scheme';
import { sessionEndPath } from '@/lib/session/end-session';

export async function endedResponse(request: Request): Promise<Response> {
  const answer: EndedResponse = { login: await sessionEndPath(askingPage(request) ?? '/') };
  return Response.json(answer, { status: 401, headers: neverKept });
}

/** The public path of the page whose script made the request; null where the browser does not say. */
export function askingPage({ headers }: Request): string | null {
  return cameFrom(headers.get('referer'), requestedHost(headers, env()));
}
