/** What does a collection point look like? docs/api.md 19.3, its hours as a shop's (2.3). */

import { marketDate } from '../clock.ts';
import type { View } from '../input/view.ts';
import { collectionPointRows } from '../queries/collection-points.ts';
import { weekdays } from '../rules/hours.ts';
import { omitFalsy } from './omit-falsy.ts';
import { translations } from './translation.ts';

export function presentCollectionPoints(view: View, ids: number[]): object[] {
  const words = translations(view, 'collection point', ids, 'default');
  return collectionPointRows(view.store, ids).map(row => ({
    id: row.id,
    active: Boolean(row.active),
    ...omitFalsy({ price: row.price * view.rate, r_avg: row.r_avg, r_count: row.r_count }),
    address: { address: words.get(row.id)?.address ?? '' },
    location: { latitude: String(row.latitude), longitude: String(row.longitude) },
    img: view.origin + row.img,
    translation: words.get(row.id) ?? null,
    working_days: workingDays(row.week),
    closed_date: closedDates(view.now, row.closed_in_days),
  }));
}

function workingDays(week: string): object[] {
  const days: ([from: string, to: string] | null)[] = JSON.parse(week);
  return weekdays.map((day, index) => {
    const [from, to] = days[index] ?? ['09-00', '18-00'];
    return { id: index + 1, day, from, to, disabled: !days[index] };
  });
}

function closedDates(now: Date, inDays: string): object[] {
  const days: number[] = JSON.parse(inDays);
  return days.map((ahead, index) => ({
    id: index + 1,
    day: marketDate(new Date(now.getTime() + ahead * 86_400_000)),
  }));
}
