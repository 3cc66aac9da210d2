'use server';

/** A heart that was pressed where no script runs: its shop is liked, or not any more. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { readCookie, writeCookie } from '@/lib/cookie-jar';
import { formAction, untouched } from '@/lib/forms/form-action';
import { formatLiked, parseLiked, toggled } from '@/lib/liked/liked';
import { redirect } from '@/lib/redirect';

const like = formAction(z.object({ shop: z.string().regex(idShape) }), async ({ value, pagePath }) => {
  const ids = toggled(parseLiked(await readCookie('liked')), value.shop);
  await writeCookie('liked', formatLiked(ids));
  // One leading slash: two would leave the site.
  return redirect(pagePath.replace(/^\/+/, '/'));
});

/** Needs no answer of its own: the heart on the page that comes back is filled, or empty. */
export async function likeShop(posted: FormData): Promise<void> {
  await like(untouched, posted);
}
