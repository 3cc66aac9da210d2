/** Which free units has a basket earned at this moment? */

import type { View } from '../asked/view.ts';
import { rowsOf } from '../rows.ts';
import { type BonusTerms, earnedByCount, earnedBySum } from '../rules/bonus.ts';
import { goodsOf, type LinePrice } from '../rules/cart-price.ts';
import { recipesEarned } from './recipes.ts';
import { sellables } from './sellable.ts';

export interface Bought {
  stock_id: number;
  parent_id: number | null;
  quantity: number;
  bonus: 0 | 1;
  price: LinePrice;
}

/** Free units by stock, for what one participant bought; never more than there are in store. */
export function countBonuses(view: View, lines: Bought[]): Map<number, number> {
  const bought = new Map<number, number>();
  for (const { stock_id, quantity } of lines.filter(line => !line.bonus && line.parent_id === null)) {
    bought.set(stock_id, (bought.get(stock_id) ?? 0) + quantity);
  }
  const terms = runningBonuses(view, 'stock', [...bought.keys()]);
  return inStore(view, earnedByCount(terms.map(term => ({ ...term, bought: bought.get(term.owner_id) ?? 0 }))));
}

/** For all that lies in the basket together. */
export function sumBonus(view: View, shopId: number, lines: Bought[]): Map<number, number> {
  const [terms] = runningBonuses(view, 'shop', [shopId]);
  if (!terms) return new Map();
  const goods = goodsOf(
    lines.map(line => line.price),
    recipesEarned(view, shopId, lines),
  );
  return inStore(view, earnedBySum(terms, goods));
}

/** The newest of each owner. */
function runningBonuses(
  view: View,
  owner: 'shop' | 'stock',
  ownerIds: number[],
): (BonusTerms & { owner_id: number })[] {
  const rows = rowsOf<BonusTerms & { owner_id: number; expired_at: string }>(
    view.store,
    `SELECT owner_id, value, bonus_quantity, bonus_stock_id, expired_at FROM bonuses
     WHERE owner = '${owner}' AND owner_id IN (SELECT value FROM json_each(?)) AND status ORDER BY id`,
    ownerIds,
  ).filter(row => row.expired_at >= view.today);
  return [...new Map(rows.map(row => [row.owner_id, row])).values()];
}

function inStore(view: View, earned: Map<number, number>): Map<number, number> {
  const stocks = sellables(view, [...earned.keys()]);
  const given = [...earned].map(([stockId, units]) => {
    const stock = stocks.get(stockId);
    return [stockId, stock?.on_sale ? Math.min(units, stock.in_store) : 0] as const;
  });
  return new Map(given.filter(([, units]) => units > 0));
}
