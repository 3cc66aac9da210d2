/** The customer's state as a seller. Asked anew each time (docs/api.md 16.1). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import type { Locale } from '@/lib/i18n/locales';
import { type Applicant, applicantSchema } from '@/lib/seller/schema';

export async function getApplicant(locale: Locale): Promise<Outcome<Applicant>> {
  return customerApi({ path: 'dashboard/user/profile/show', locale, schema: envelope(applicantSchema) });
}
