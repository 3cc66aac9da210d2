/** Finds out by which formula the marketplace measures the distance of a delivery (docs/api.md 9.3). */
import 'server-only';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { chargedKilometres, type DistanceFormula } from '@/lib/shops/door-price/door-price';
import { distanceSchema, knownDistance } from '@/lib/shops/door-price/known-distance';

/** One call tells, the same for everybody. The right one while unknown. */
export async function distanceFormula(locale: Locale): Promise<DistanceFormula> {
  const asked = await publicApi('rest/shop/delivery-zone/calculate/distance', {
    locale,
    query: knownDistance,
    schema: distanceSchema,
    keep: { ...memory.zone, isInventable: false },
    // A marketplace without this call is assumed to measure correctly.
    none: { data: 0 },
  });
  if (!asked.ok) return 'haversine';
  const errorOf = (formula: DistanceFormula) =>
    Math.abs(asked.value.data - chargedKilometres(knownDistance.origin, knownDistance.destination, formula));
  return errorOf('R1') < errorOf('haversine') ? 'R1' : 'haversine';
}
