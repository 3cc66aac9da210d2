/** Parses collection points (R2, docs/api.md 19.3). */
import { z } from 'zod';
import { pageEnvelope } from '@/lib/api/envelopes';
import { perCurrency } from '@/lib/api/money-schema';
import { flag, id, list, number, point, shortText, translation } from '@/lib/api/schema';
import { openingTime, workingDayOf } from '@/lib/shops/schema';

/** As a text, or as orders have it. */
const address = z
  .union([shortText, z.object({ address: shortText }).transform(({ address }) => address)])
  .nullish()
  .catch(null);

const collectionPointSchema = perCurrency(amount =>
  z
    .object({
      id,
      active: flag,
      price: amount,
      address,
      location: point,
      r_avg: number,
      r_count: number,
      translation,
      working_days: list(workingDayOf(openingTime)),
      closed_date: list(z.object({ day: z.string() })),
    })
    .transform(raw => ({
      id: raw.id,
      isActive: raw.active,
      title: raw.translation.title,
      address: raw.address || raw.translation.address,
      location: raw.location,
      /** What it costs to have an order brought there, whatever the distance. */
      price: raw.price,
      rating: raw.r_avg,
      ratingCount: raw.r_count,
      /** Null where it states none: then it counts as always open. */
      hours:
        raw.working_days.length === 0
          ? null
          : {
              isTakingOrders: true,
              days: raw.working_days,
              closedDates: raw.closed_date.map(({ day }) => day.slice(0, 10)),
            },
    })),
);

export type CollectionPoint = z.output<ReturnType<typeof collectionPointSchema>>;

/** Those that are active and have a name. */
export const collectionPointsSchema = perCurrency((_, currency) =>
  pageEnvelope(collectionPointSchema(currency)).transform(({ items, ...page }) => ({
    ...page,
    items: items.filter(({ isActive, title }) => isActive && title !== ''),
  })),
);
