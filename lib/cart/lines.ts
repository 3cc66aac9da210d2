/** How the wire's lines become a cart's: amounts rounded together, troubles named, changed prices told by what was shown. */
import type { Basket, BasketLine } from '@/lib/cart/basket';
import type { CartAddon, CartLine, LineTrouble } from '@/lib/cart/cart';
import { apportion, toMinor } from '@/lib/cart/rounding';
import type { WireLine } from '@/lib/cart/schema';
import { type Money, money } from '@/lib/money';

export interface PricedLines {
  lines: CartLine[];
  /** The sum of all lines and add-ons. */
  goods: Money;
}

/** `shown`: the prices at which lines were added, and in a guest's cart the quantities asked for. */
export function priceLines(wire: WireLine[], currency: string, shown: Basket | null, isGuest: boolean): PricedLines {
  const flat = wire.flatMap(({ addons, ...line }) => [line, ...addons]);
  const amounts = flat.map(({ price, discount }) => Math.max(price - discount, 0));
  const goods = toMinor(amounts.reduce((sum, amount) => sum + amount, 0));
  const { minor, rest } = apportion(amounts, goods);
  const totals = new Map(flat.map((line, index) => [line, money(minor[index] ?? 0, currency)]));
  const remembered = new Map(shown?.lines.map(line => [line.stockId, line]));
  const lines = wire.map(({ addons, ...line }, index) => {
    const [own = line] = flat.slice(positionOf(wire, index));
    const asked = line.isBonus ? undefined : remembered.get(line.stockId);
    const unit = money(toMinor(line.quantity > 0 ? (line.price - line.discount) / line.quantity : 0), currency);
    const before = shown?.currency === currency ? (asked?.shown ?? null) : null;
    return {
      key: line.isBonus ? `free-${line.stockId}` : line.stockId,
      lineId: isGuest ? null : line.id,
      stockId: line.stockId,
      uuid: line.uuid,
      title: line.title,
      options: line.options,
      picture: line.picture,
      quantity: isGuest && asked ? asked.quantity : line.quantity,
      min: line.min,
      max: Math.min(line.max, line.left),
      unit,
      total: totals.get(own) ?? money(0, currency),
      oldTotal: oldTotal(line, currency),
      isBonus: line.isBonus,
      addons: addons.map(addon => addonOf(addon, totals, currency)),
      trouble: line.isBonus ? null : troubleOf(line, isGuest ? asked : undefined, unit, before),
    } satisfies CartLine;
  });
  return { lines, goods: money(goods - rest, currency) };
}

function positionOf(wire: WireLine[], index: number): number {
  return wire.slice(0, index).reduce((sum, { addons }) => sum + 1 + addons.length, 0);
}

function addonOf(addon: WireLine['addons'][number], totals: Map<unknown, Money>, currency: string): CartAddon {
  return {
    key: addon.stockId,
    stockId: addon.stockId,
    title: addon.title,
    quantity: addon.quantity,
    total: totals.get(addon) ?? money(0, currency),
    oldTotal: oldTotal(addon, currency),
    isGone: addon.isGone || addon.left < addon.quantity,
  };
}

function oldTotal({ price, discount }: { price: number; discount: number }, currency: string): Money | null {
  return toMinor(discount) > 0 ? money(toMinor(price), currency) : null;
}

function troubleOf(
  { isGone, left, min, quantity }: Omit<WireLine, 'addons'>,
  asked: BasketLine | undefined,
  unit: Money,
  before: number | null,
): LineTrouble | null {
  const wanted = asked?.quantity ?? quantity;
  if (isGone) return { kind: 'gone' };
  if (left < min) return { kind: 'soldOut' };
  if (left < wanted) return { kind: 'left', left };
  if (wanted < min) return { kind: 'min', min };
  return before !== null && before !== unit.minor ? { kind: 'price', was: { ...unit, minor: before } } : null;
}
