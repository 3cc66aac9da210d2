/** Turns the API's lines into those of a cart: rounds all amounts together, names problems, notices changed prices. */
import type { Basket } from '@/lib/cart/basket/basket';
import type { CartAddon, CartLine, QuantityProblem } from '@/lib/cart/cart';
import { roundedTogether, toMinor } from '@/lib/cart/rounding';
import type { AccountCartAddon, AccountCartLine } from '@/lib/cart/schema';
import { type Money, money } from '@/lib/money';

interface PricedLines {
  lines: CartLine[];
  /** The sum of all lines and add-ons. */
  goods: Money;
  /** The same in minor units with fractions. */
  exact: number;
}

interface Known {
  /** What the customer has added, and the prices that they were shown. Its quantities count only for a guest. */
  basket?: Basket | null;
  isGuest?: boolean;
  /** All lines that are ordered together, of which a participant of a group order may see only their own. */
  among?: AccountCartLine[];
}

export function priceLines(
  listed: AccountCartLine[],
  currency: string,
  { basket = null, isGuest = false, among = listed }: Known = {},
): PricedLines {
  const left = leftForEach(among);
  const lines = listed.flatMap(line => (line.isBonus ? giftOf(line, left) : line));
  // Of all, so that a participant's part is the same wherever it is shown.
  const totals = roundedTogether(piecesOf(among), netAmount);
  const totalOf = (line: AccountCartAddon) => totals.get(line) ?? toMinor(netAmount(line));
  const all = piecesOf(lines);
  const leftFor = (line: AccountCartAddon) => left.get(line) ?? line.left;
  const remembered = new Map(basket?.lines.map(line => [line.stockId, line]));

  const partsOf = (line: AccountCartAddon) => ({
    stockId: line.stockId,
    title: line.title,
    quantity: line.quantity,
    total: money(totalOf(line), currency),
  });
  const addonOf = (addon: AccountCartAddon): CartAddon => ({
    ...partsOf(addon),
    key: addon.stockId,
    problem: problemOf(addon, leftFor(addon), addon.quantity),
  });
  const lineOf = (line: AccountCartLine): CartLine => {
    const unit = money(toMinor(line.quantity > 0 ? netAmount(line) / line.quantity : 0), currency);
    const before = remembered.get(line.stockId);
    const shown = basket?.currency === currency ? (before?.shown ?? null) : null;
    const isChanged = shown !== null && shown !== unit.minor;
    const price = isChanged ? { kind: 'price' as const, was: money(shown, currency) } : null;
    return {
      ...partsOf(line),
      key: line.isBonus ? `free-${line.stockId}` : line.stockId,
      lineId: isGuest ? null : line.id,
      uuid: line.uuid,
      options: line.options,
      looks: line.looks,
      measure: line.measure,
      picture: line.picture,
      min: line.min,
      max: Math.min(line.max, leftFor(line)),
      unit,
      oldTotal: toMinor(line.discount) > 0 ? money(toMinor(line.price), currency) : null,
      isBonus: line.isBonus,
      addons: line.addons.map(addonOf),
      problem: line.isBonus
        ? null
        : (problemOf(line, leftFor(line), (isGuest && before?.quantity) || line.quantity) ?? price),
    };
  };
  return {
    lines: lines.map(lineOf),
    goods: money(
      all.reduce((sum, line) => sum + totalOf(line), 0),
      currency,
    ),
    exact: all.reduce((sum, line) => sum + netAmount(line), 0) * 100,
  };
}

function piecesOf(lines: AccountCartLine[]): AccountCartAddon[] {
  return lines.flatMap(line => [line, ...line.addons]);
}

/**
 * Shows no more free units than the order would contain (docs/api.md 8.1): it drops what is not in store without a
 * word.
 */
function giftOf(line: AccountCartLine, left: Map<AccountCartAddon, number>): AccountCartLine[] {
  const quantity = line.isGone ? 0 : Math.min(line.quantity, left.get(line) ?? line.left);
  return quantity > 0 ? [{ ...line, quantity }] : [];
}

/** What a line costs after its discount, in whole units of the currency, as the API calculates (docs/api.md 9.2). */
export function netAmount({ price, discount }: Pick<AccountCartAddon, 'price' | 'discount'>): number {
  return Math.max(price - discount, 0);
}

/**
 * Returns how many units are left for each line and add-on after the ones before it have taken theirs, because two
 * participants may have chosen the same stock, and two lines the same add-on. Free lines come last (docs/api.md 7.8).
 */
function leftForEach(lines: AccountCartLine[]): Map<AccountCartAddon, number> {
  const left = new Map<AccountCartAddon, number>();
  const taken = new Map<string, number>();
  const wanted = lines.filter(({ isBonus }) => !isBonus).flatMap(line => [line, ...line.addons]);
  const free = lines.filter(({ isBonus }) => isBonus);
  for (const one of [...wanted, ...free].filter(({ isGone }) => !isGone)) {
    const before = taken.get(one.stockId) ?? 0;
    const remains = Math.max(one.left - before, 0);
    left.set(one, remains);
    taken.set(one.stockId, before + Math.min(one.quantity, remains));
  }
  return left;
}

/** An order would silently have another quantity than `wanted` (docs/api.md 8.1). */
function problemOf({ isGone, min, max }: AccountCartAddon, left: number, wanted: number): QuantityProblem | null {
  if (isGone) return { kind: 'gone' };
  if (Math.min(left, max) < min) return { kind: 'soldOut' };
  if (wanted > Math.min(left, max)) return left < max ? { kind: 'left', left, wanted } : { kind: 'max', max };
  return wanted < min ? { kind: 'min', min } : null;
}
