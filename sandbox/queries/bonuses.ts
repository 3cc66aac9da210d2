/** Which bonuses run, and which free units has a basket earned at this moment? */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { type BonusTerms, earnedByCount, earnedBySum } from '../rules/bonus.ts';
import { goodsOf, type LinePrice } from '../rules/cart-price.ts';
import { recipesEarned } from './recipes.ts';
import { sellables } from './sellable.ts';

export type BonusOwner = 'shop' | 'stock';

export interface BonusRow extends BonusTerms {
  id: number;
  owner_id: number;
  bonus_product_id: number;
  expired_at: string;
}

interface BoughtLine {
  stock_id: number;
  parent_id: number | null;
  quantity: number;
  bonus: 0 | 1;
  price: LinePrice;
}

/** Free units by stock, for what one participant bought; never more than there are in store. */
export function bonusesByCount(view: View, lines: BoughtLine[]): Map<number, number> {
  const bought = new Map<number, number>();
  for (const { stock_id, quantity } of lines.filter(line => !line.bonus && line.parent_id === null)) {
    bought.set(stock_id, (bought.get(stock_id) ?? 0) + quantity);
  }
  const terms = runningBonuses(view, 'stock', [...bought.keys()]);
  return withinStore(view, earnedByCount(terms.map(term => ({ ...term, bought: bought.get(term.owner_id) ?? 0 }))));
}

/** Free units by stock, for the goods of all participants together. */
export function bonusesBySum(view: View, shopId: number, lines: BoughtLine[]): Map<number, number> {
  const [terms] = runningBonuses(view, 'shop', [shopId]);
  if (!terms) return new Map();
  const goods = goodsOf(
    lines.map(line => line.price),
    recipesEarned(view, shopId, lines),
  );
  return withinStore(view, earnedBySum(terms, goods));
}

/** The newest one of each owner. */
export function runningBonuses({ store, today }: View, owner: BonusOwner, ownerIds: number[]): BonusRow[] {
  const rows = rowsByIds<BonusRow>(
    store,
    `SELECT bonuses.*, stocks.product_id AS bonus_product_id FROM bonuses JOIN stocks ON stocks.id = bonus_stock_id
     WHERE owner = '${owner}' AND owner_id IN (SELECT value FROM json_each(?)) AND status ORDER BY bonuses.id`,
    ownerIds,
  ).filter(row => row.expired_at >= today);
  return [...new Map(rows.map(row => [row.owner_id, row])).values()];
}

function withinStore(view: View, earned: Map<number, number>): Map<number, number> {
  const stocks = sellables(view, [...earned.keys()]);
  const given = [...earned].map(([stockId, units]) => {
    const stock = stocks.get(stockId);
    return [stockId, stock?.on_sale ? Math.min(units, stock.in_store) : 0] as const;
  });
  return new Map(given.filter(([, units]) => units > 0));
}
