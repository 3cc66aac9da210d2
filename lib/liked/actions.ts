'use server';

/** A heart that was pressed where no script runs: its shop is liked, or not any more. */
import { cookies } from 'next/headers';
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { cookieOptions } from '@/lib/cookie-options';
import { formAction } from '@/lib/forms/form-action';
import { untouched } from '@/lib/forms/form-state';
import { formatLiked, likedCookie, likedCookieAge, parseLiked, toggled } from '@/lib/liked/liked';
import { redirect } from '@/lib/redirect';

const like = formAction(z.object({ shop: z.string().regex(idShape) }), async ({ inputs, pagePath }) => {
  const jar = await cookies();
  const ids = toggled(parseLiked(jar.get(likedCookie)?.value), inputs.shop);
  // Not httpOnly: the view script reads it before the first paint.
  jar.set(likedCookie, formatLiked(ids), cookieOptions(likedCookieAge));
  // One leading slash: two would leave the site.
  return redirect(pagePath.replace(/^\/+/, '/'));
});

/** Needs no answer of its own: the heart on the page that comes back is filled, or empty. */
export async function likeShop(posted: FormData): Promise<void> {
  await like(untouched, posted);
}
