'use server';

/** Removes recent searches, one or all: the plain form of the search page. */
import { cookies } from 'next/headers';
import { z } from 'zod';
import { formAction } from '@/lib/forms/form-action';
import { redirect } from '@/lib/redirect';
import { formatRecent, parseRecent, recentCookie, withoutTerm } from '@/lib/search/recent';
import { recentCookieOptions } from '@/lib/search/recent-cookie';

/** The pressed button names a `term`, or none for all of them. */
export const forgetSearches = formAction(z.object({ term: z.string().optional() }), async ({ inputs, pagePath }) => {
  const jar = await cookies();
  const list = parseRecent(jar.get(recentCookie)?.value);
  const left = inputs.term === undefined ? [] : withoutTerm(list, inputs.term);
  if (left.length === 0) jar.delete(recentCookie);
  else jar.set(recentCookie, formatRecent(left), recentCookieOptions);
  redirect(pagePath);
});
