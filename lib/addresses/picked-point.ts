/**
 * Carries a point from the address picker to another form, of a saved address or of a seller's application: the picker
 * returns to that form with the point in its query, and leaves the delivery address as it is.
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

/** Whether this public path is the form of a saved address or of a seller's application. */
export function isAddressForm(publicPath: string): boolean {
  const [path] = splitQuery(splitLocale(publicPath).path);
  return /^\/(be-seller|addresses\/(new|[1-9]\d{0,9}))$/.test(path);
}

/** The form's path with the picked point in its query. */
export function withPickedPoint(form: string, { text, point }: PickedPoint): string {
  const [path] = splitQuery(form);
  const { latitude, longitude } = point;
  return `${path}?${new URLSearchParams({ text, latitude: String(latitude), longitude: String(longitude) })}`;
}

/** The picked point in the form's query; null for none. */
export function pickedPointIn(query: PageQuery): PickedPoint | null {
  const found = choiceSchema.safeParse(query);
  if (!found.success) return null;
  const { text, latitude, longitude } = found.data;
  return { text, point: { latitude, longitude } };
}
