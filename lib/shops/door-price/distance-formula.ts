/** Finds out by which formula the marketplace measures the distance of a delivery (docs/api.md 9.3). */
import 'server-only';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { chargedKilometres } from '@/lib/shops/door-price/door-price';
import { distanceSchema, knownDistance } from '@/lib/shops/door-price/known-distance';

/** Whether it makes R1's mistake: one call tells, the same for everybody. False while unknown. */
export async function measuresWithSlip(locale: Locale): Promise<boolean> {
  const asked = await publicApi('rest/shop/delivery-zone/calculate/distance', {
    locale,
    query: knownDistance,
    schema: distanceSchema,
    keep: { ...memory.zone, isInventable: false },
    // A marketplace without this call is assumed to measure correctly.
    none: { data: 0 },
  });
  if (!asked.ok) return false;
  const isOff = (hasSlip: boolean) =>
    Math.abs(asked.value.data - chargedKilometres(knownDistance.origin, knownDistance.destination, hasSlip));
  return isOff(true) < isOff(false);
}
