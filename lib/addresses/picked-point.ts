/**
 * Carries a point from the address picker to another form, of a saved address, a seller's application or a parcel: the
 * picker returns to that form with the point in its query, and leaves the delivery address as it is.
 */

import { choiceSchema } from '@/lib/addresses/form-schema';
import { splitLocale } from '@/lib/i18n/localized-path';
import type { PageQuery } from '@/lib/paths/page-query';
import { splitQuery } from '@/lib/paths/split-query';
import type { Point } from '@/lib/view/view';

export interface PickedPoint {
  text: string;
  point: Point;
}

/** Whether this public path is the form of a saved address, a seller's application or a parcel. */
export function isAddressForm(publicPath: string): boolean {
  const [path] = splitQuery(splitLocale(publicPath).path);
  return /^\/(be-seller|parcels\/new|addresses\/(new|[1-9]\d{0,9}))$/.test(path);
}

/** The form's path with the picked point in its query, beside what the form has there itself. */
export function withPickedPoint(form: string, { text, point }: PickedPoint): string {
  const [path, own] = splitQuery(form);
  const { latitude, longitude } = point;
  const picked = { text, latitude: String(latitude), longitude: String(longitude) };
  return `${path}?${new URLSearchParams({ ...Object.fromEntries(own), ...picked })}`;
}

/** The picked point in the form's query; null for none. */
export function pickedPointIn(query: PageQuery): PickedPoint | null {
  const found = choiceSchema.safeParse(query);
  if (!found.success) return null;
  const { text, latitude, longitude } = found.data;
  return { text, point: { latitude, longitude } };
}
