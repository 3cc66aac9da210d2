import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type OwnProfile, ownProfileSchema } from '@/lib/profile/schema';

/** All that the account says about its customer, asked anew (API 13.1). */
export async function getOwnProfile(locale: Locale): Promise<Outcome<OwnProfile>> {
  return customerApi({ path: 'dashboard/user/profile/show', locale, schema: single(ownProfileSchema) });
}
