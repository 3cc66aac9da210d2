/**
 * Headers of an answer that is one customer's or valid only now: neither a cache on its way nor the browser keeps it.
 */
export const neverKept = { 'Cache-Control': 'private, no-store' };

/** There is nothing to say. */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: neverKept });
}

/** The request is none that our pages make. */
export function malformed(): Response {
  return Response.json({ error: 'malformed' }, { status: 400, headers: neverKept });
}
