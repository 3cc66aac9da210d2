/**
 * Finding the place of a saved address with the picker of /address: the picker goes back to the address's own form with
 * the place in its query, and leaves the delivery address as it is.
 */

import { choiceSchema } from '@/lib/addresses/schema';
import { splitLocale } from '@/lib/i18n/localized-path';
import type { Point } from '@/lib/view/view';

export interface PickedPoint {
  text: string;
  point: Point;
}

/** Is this public address the form of a saved address? */
export function isAddressForm(address: string): boolean {
  const [path = ''] = splitLocale(address).path.split('?');
  return /^\/addresses\/(new|[1-9]\d{0,9})$/.test(path);
}

/** The form's address with the place that was found for it. */
export function withPickedPoint(form: string, { text, point }: PickedPoint): string {
  const [path = ''] = form.split('?');
  const { latitude, longitude } = point;
  return `${path}?${new URLSearchParams({ text, latitude: String(latitude), longitude: String(longitude) })}`;
}

/** What the form's query says, or null. */
export function pickedPointIn(query: Record<string, string | string[] | undefined>): PickedPoint | null {
  const found = choiceSchema.safeParse(query);
  if (!found.success) return null;
  const { text, latitude, longitude } = found.data;
  return { text, point: { latitude, longitude } };
}
