/**
 * Records who has chosen what in a group order, and what each participant pays, when it is ordered: the API's order
 * contains neither.
 */
import type { Cart, CartLine } from '@/lib/cart/cart';
import type { GroupRecord } from '@/lib/cart/group/record-store';
import { type Sharing, sharesOf } from '@/lib/cart/group/shares';
import type { Totals } from '@/lib/cart/totals';
import type { Locale } from '@/lib/i18n/locales';

/** `language`: in which the cart was read. */
export function recordOf({ lines }: Cart, totals: Totals, sharing: Sharing, language: Locale): GroupRecord {
  const chosenBy = Map.groupBy(lines, line => line.by?.uuid ?? '');
  const people = [...chosenBy].map(([uuid, own]) => ({ uuid, own, goods: goodsOf(own) }));
  const shares = sharesOf(
    people.map(({ uuid, goods }) => ({ id: uuid, goods })),
    totals,
    sharing,
  );
  return {
    at: Date.now(),
    currency: totals.total.currency,
    language,
    sharing,
    total: totals.total.minor,
    people: people.map(({ uuid, own, goods }) => ({
      uuid,
      name: own[0]?.by?.name ?? '',
      isOwner: own[0]?.by?.isOwner ?? false,
      goods,
      share: shares.get(uuid) ?? 0,
      lines: own.flatMap(({ uuid: product, stockId: stock, title, options, measure, quantity, total, addons }) => [
        { product, stock, title, options, measure, quantity, total: total.minor },
        ...addons.map(addon => ({
          product,
          stock: addon.stockId,
          title: addon.title,
          options: '',
          measure: null,
          quantity: addon.quantity,
          total: addon.total.minor,
        })),
      ]),
    })),
  };
}

/** In minor units, with add-ons. */
export function goodsOf(lines: CartLine[]): number {
  const pieces = lines.flatMap(({ total, addons }) => [total, ...addons.map(addon => addon.total)]);
  return pieces.reduce((sum, { minor }) => sum + minor, 0);
}
