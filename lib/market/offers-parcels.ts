/** Whether couriers of this marketplace carry parcels from door to door (R2, docs/api.md 5.1, 19.2). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { isSecondRevision } from '@/lib/api/revision';
import type { Locale } from '@/lib/i18n/locales';
import { findSettings } from '@/lib/market/queries';

export async function offersParcels(locale: Locale): Promise<Outcome<boolean>> {
  if (!isSecondRevision()) return { ok: true, value: false };
  const settings = await findSettings(locale);
  return settings.ok ? { ok: true, value: settings.value.active_parcel === '1' } : settings;
}
