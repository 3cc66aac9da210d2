/** Lets the marketplace's backend say what has changed: drops the answers and pages under these tags (lib/cache.ts). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { env } from '@/lib/env';
import { answerPost } from '@/lib/request-body';

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(100) });

export const POST = answerPost(async (request: Request, posted) => {
  const { REVALIDATE_SECRET } = env();
  if (REVALIDATE_SECRET === undefined) return new Response(null, { status: 404 });
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${REVALIDATE_SECRET}`))
    return Response.json({ error: 'unauthorized' }, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });

  const body = bodySchema.safeParse(await posted.json().catch(() => null));
  if (!body.success) return Response.json({ error: 'expected { "tags": ["…"] }' }, { status: 400 });
  const tags = new Set(body.data.tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ forgotten: tags.size });
});

/** Compares digests, so that the time it takes shows neither the length nor the first difference. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
