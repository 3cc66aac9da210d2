/** Computes what is shown of a cart: the last answer, with unanswered changes applied. Pure. */
import type { CartChange } from '@/lib/cart/change/change-schema';
import type { CartResponse } from '@/lib/cart/response/types';

/**
 * The immediate effect of a change on the screen: sets (`to`) or adds (`by`) units of a stock, at `unit` minor units
 * each.
 */
export interface Effect {
  stockId: string;
  /** The product's uuid; needed where the cart has no line of it yet. */
  uuid?: string;
  to?: number;
  by?: number;
  unit?: number;
}

/** A change that the server has not answered yet. */
export interface PendingChange {
  change: CartChange;
  effects: Effect[];
  /** Who has pressed; missing for a guest. */
  customer?: string | undefined;
}

export interface CartView {
  /** Null until the cart has been read. */
  answer: CartResponse | null;
  /** Units of bought lines by stock id, with unanswered changes; 0 for a line being removed. */
  units: ReadonlyMap<string, number>;
  /** Units by product uuid. */
  products: ReadonlyMap<string, number>;
  count: number;
  /** The goods' price in minor units; null while unknown. */
  goods: number | null;
  isSaving: boolean;
  /** The last request was not answered, so nobody knows whether it was carried out. */
  isLost: boolean;
}

type Line = NonNullable<CartResponse['cart']>['lines'][number];

/**
 * The lines with their units, unanswered changes included, without lines that are being removed. R1 keeps a line of 0
 * units where something is sold out (docs/api.md 7.3); it prevents ordering, so it is shown.
 */
export function shownLines(lines: Line[], view: CartView): { line: Line; units: number }[] {
  return lines
    .map(line => ({ line, units: line.isBonus ? line.quantity : (view.units.get(line.stockId) ?? line.quantity) }))
    .filter(({ line, units }) => units > 0 || line.quantity === 0);
}

export function viewOf(answer: CartResponse | null, pending: PendingChange[], isLost = false): CartView {
  const bought = answer?.cart?.lines.filter(({ isBonus }) => !isBonus) ?? [];
  const units = new Map(bought.map(({ stockId, quantity }) => [stockId, quantity]));
  const prices = new Map(bought.map(({ stockId, unit }) => [stockId, unit]));
  const owners = new Map(bought.map(({ stockId, uuid }) => [stockId, uuid]));
  let count = answer?.count ?? 0;
  let goods = answer?.cart?.goods ?? (answer === null ? null : 0);
  for (const { stockId, uuid, to, by = 0, unit } of pending.flatMap(({ effects }) => effects)) {
    const before = units.get(stockId) ?? 0;
    const after = to ?? before + by;
    units.set(stockId, after);
    if (uuid !== undefined) owners.set(stockId, uuid);
    count += after - before;
    goods = goods === null ? null : goods + (after - before) * (prices.get(stockId) ?? unit ?? 0);
  }
  const products = new Map<string, number>();
  for (const [stockId, quantity] of units) {
    const uuid = owners.get(stockId);
    if (uuid) products.set(uuid, (products.get(uuid) ?? 0) + quantity);
  }
  return { answer, units, products, count, goods, isSaving: pending.length > 0, isLost };
}
