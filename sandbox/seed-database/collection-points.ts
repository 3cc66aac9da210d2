/** How do the town's collection points become rows? */

import { picturePath } from '../pictures/path.ts';
import type { Town } from '../seed/types.ts';
import { insertTexts, type SeedContext } from './context.ts';

export function insertCollectionPoints(context: SeedContext, { collectionPoints = [] }: Town): void {
  for (const { title, address, location, picture, price, rating, hours, isActive = true } of collectionPoints) {
    const week = hours.week.map(day => day?.map(time => time.replace(':', '-')) ?? null);
    const id = context.store.run(
      `INSERT INTO collection_points (active, price, latitude, longitude, img, r_avg, r_count, week, closed_in_days)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[Number(isActive), price, location.latitude, location.longitude, picturePath(picture, 'cover')],
      ...[rating?.average ?? null, rating?.count ?? 0, JSON.stringify(week), JSON.stringify(hours.closedInDays ?? [])],
    );
    insertTexts(context, 'collection point', id, { title, address });
  }
}
