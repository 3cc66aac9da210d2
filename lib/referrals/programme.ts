/** The referral programme that is running, if any (docs/api.md 12.6). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { envelope } from '@/lib/api/envelopes';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { getSettings } from '@/lib/market/queries';
import { type Programme, programmeSchema } from '@/lib/referrals/schema';

/**
 * Whether the operator has a programme; without one no page of ours mentions it. Null while the settings cannot be
 * read.
 */
export async function offersReferrals(locale: Locale): Promise<boolean | null> {
  const settings = await getSettings(locale);
  return Object.keys(settings).length === 0 ? null : settings.referral_active === '1';
}

/** "gone" once it has expired. */
export async function getProgramme(locale: Locale): Promise<Outcome<Programme>> {
  return publicApi('rest/referral', { locale, schema: envelope(programmeSchema), keep: memory.referral });
}
