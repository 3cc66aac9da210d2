/** How do coupons become rows? */

import { insertRow } from '../database/insert-row.ts';
import type { Town } from '../seed/types.ts';
import type { SeedContext } from './context.ts';

export function insertCoupons(context: SeedContext, town: Town): void {
  for (const { name, type, reduces = 'total_price', price, quantity, endsInDays } of town.coupons) {
    insertRow(context.store, 'coupons', {
      name,
      type,
      applies_to: reduces,
      price,
      qty: quantity,
      expired_at: context.day(endsInDays),
    });
  }
}
