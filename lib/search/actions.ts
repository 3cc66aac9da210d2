'use server';

/** Removes recent searches, one or all: the plain form of the search page. */
import { z } from 'zod';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookie-jar';
import { formAction } from '@/lib/forms/form-action';
import { redirect } from '@/lib/redirect';
import { formatRecent, parseRecent, withoutTerm } from '@/lib/search/recent';

/** The pressed button names a `term`, or none for all of them. */
export const forgetSearches = formAction(z.object({ term: z.string().optional() }), async ({ value, pagePath }) => {
  const list = parseRecent(await readCookie('recent'));
  const left = value.term === undefined ? [] : withoutTerm(list, value.term);
  if (left.length === 0) await removeCookie('recent');
  else await writeCookie('recent', formatRecent(left));
  redirect(pagePath);
});
