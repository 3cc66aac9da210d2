'use server';

/** Removes recent searches, one or all, by the search page's plain form. */
import { z } from 'zod';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { pageAction } from '@/lib/forms/form-action';
import { redirect } from '@/lib/paths/redirect';
import { formatRecent, parseRecent, withoutTerm } from '@/lib/search/recent';

/** The pressed button sends a `term`, or none to remove all. */
export const forgetSearches = pageAction(z.object({ term: z.string().optional() }), async ({ inputs, pagePath }) => {
  const list = parseRecent(await readCookie('recent'));
  const left = inputs.term === undefined ? [] : withoutTerm(list, inputs.term);
  if (left.length === 0) await removeCookie('recent');
  else await writeCookie('recent', formatRecent(left));
  redirect(pagePath);
});
