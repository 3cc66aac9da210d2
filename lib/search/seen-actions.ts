'use server';

/** Removes shops from those that were seen last, one or all. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { pageAction } from '@/lib/forms/form-action';
import { redirect } from '@/lib/paths/redirect';
import { formatIds } from '@/lib/shops/id-list';
import { parseSeen } from '@/lib/shops/seen';

/** The pressed button sends a `shop`, or none to remove all. */
export const forgetSeen = pageAction(
  z.object({ shop: z.string().regex(idShape).optional() }),
  async ({ inputs, pagePath }) => {
    const ids = parseSeen(await readCookie('seen'));
    const left = inputs.shop === undefined ? [] : ids.filter(id => id !== inputs.shop);
    if (left.length === 0) await removeCookie('seen');
    else await writeCookie('seen', formatIds(left));
    redirect(pagePath);
  },
);
