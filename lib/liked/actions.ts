'use server';

/** A heart that was pressed where no script runs: its shop is liked, or not any more. */
import { cookies } from 'next/headers';
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { cookieOptions } from '@/lib/cookie-options';
import { pageAction } from '@/lib/forms/form-action';
import { formatLiked, likedCookie, likedCookieAge, parseLiked, toggled } from '@/lib/liked/liked';
import { redirect } from '@/lib/redirect';

/** The heart on the page that comes back is filled, or empty. */
export const likeShop = pageAction(z.object({ shop: z.string().regex(idShape) }), async ({ inputs, pagePath }) => {
  const jar = await cookies();
  const ids = toggled(parseLiked(jar.get(likedCookie)?.value), inputs.shop);
  // Not httpOnly: the view script reads it before the first paint.
  jar.set(likedCookie, formatLiked(ids), cookieOptions(likedCookieAge));
  // One leading slash: two would leave the site.
  return redirect(pagePath.replace(/^\/+/, '/'));
});
