/** How do the town's collection points become rows? */

import { insertRow } from '../database/insert-row.ts';
import { picturePath } from '../pictures/path.ts';
import type { Town } from '../seed/types.ts';
import { insertTexts, type SeedContext } from './context.ts';

export function insertCollectionPoints(context: SeedContext, { collectionPoints = [] }: Town): void {
  for (const { title, address, location, picture, price, rating, hours, isActive = true } of collectionPoints) {
    const week = hours.week.map(day => day?.map(time => time.replace(':', '-')) ?? null);
    const id = insertRow(context.store, 'collection_points', {
      active: Number(isActive),
      price,
      latitude: location.latitude,
      longitude: location.longitude,
      img: picturePath(picture, 'cover'),
      r_avg: rating?.average ?? null,
      r_count: rating?.count ?? 0,
      week: JSON.stringify(week),
      closed_in_days: JSON.stringify(hours.closedInDays ?? []),
    });
    insertTexts(context, 'collection point', id, { title, address });
  }
}
