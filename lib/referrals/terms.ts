/** The terms of the referral programme: the `faq` of docs/api.md 12.6, which is HTML. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { htmlContext } from '@/lib/content/html-context';
import { safeHtml } from '@/lib/content/safe-html';
import type { Rules } from '@/lib/content/schema';
import { inOwnOrDefault, type Written } from '@/lib/content/written';
import { getProgramme } from '@/lib/referrals/programme';

/** Null where there is no programme, or where no terms are written. */
export function findReferralTerms(): Promise<Outcome<Written<Rules> | null>> {
  return inOwnOrDefault(async locale => {
    const programme = await getProgramme(locale);
    if (!programme.ok) return programme.why === 'gone' ? { ok: true, value: null } : programme;
    const { terms } = programme.value;
    if (terms === '') return { ok: true, value: null };
    return { ok: true, value: { title: '', body: safeHtml(terms, htmlContext(locale)), updatedAt: null } };
  });
}
