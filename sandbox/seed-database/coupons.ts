/** How do coupons become rows? */

import type { Town } from '../seed/types.ts';
import type { SeedContext } from './context.ts';

export function insertCoupons(context: SeedContext, town: Town): void {
  for (const { name, type, reduces = 'total_price', price, quantity, endsInDays } of town.coupons) {
    context.store.run(
      `INSERT INTO coupons (name, type, applies_to, price, qty, expired_at) VALUES (?, ?, ?, ?, ?, ?)`,
      ...[name, type, reduces, price, quantity, context.day(endsInDays)],
    );
  }
}
