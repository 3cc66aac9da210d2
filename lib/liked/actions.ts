'use server';

/** Likes a shop or stops liking it, where script does not run. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { readCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { pageAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { formatLiked, parseLiked, toggleLiked } from '@/lib/liked/liked';
import { redirect } from '@/lib/paths/redirect';

/** Returns to the page, where the heart is now filled or empty. */
export const likeShop = pageAction(z.object({ shop: z.string().regex(idShape) }), async ({ inputs, pagePath }) => {
  const ids = toggleLiked(parseLiked(await readCookie('liked')), inputs.shop);
  await writeCookie('liked', formatLiked(ids));
  return redirect(await needingCookies(pagePath));
});
