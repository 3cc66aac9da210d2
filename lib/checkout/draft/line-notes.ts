/**
 * Writes the customer's notes to the shop about single lines of the cart (R2, docs/api.md 8.1). The API has one note
 * for a line and no field for what to do if it is sold out, so the customer's choice about that becomes the note's last
 * sentence.
 */
import { isSecondRevision } from '@/lib/api/revision';
import type { Cart } from '@/lib/cart/cart';
import type { Draft, soldOutWishes } from '@/lib/checkout/draft/draft';
import { cutTo } from '@/lib/typed-lengths';

/** In characters (docs/api.md 8.1). */
const longest = 255;

export type SoldOutWords = Record<(typeof soldOutWishes)[number], string>;

export function offersLineNotes(): boolean {
  return isSecondRevision();
}

export interface NotedStock {
  stockId: string;
  title: string;
  options: string;
  /** The names of the participants who have chosen it, in a group order; empty where a name is not known. */
  names: string[];
}

/** Lists what may have a note. The API keeps notes by stock, so the same stock of several participants has one note. */
export function notedStocks({ lines }: Pick<Cart, 'lines'>): NotedStock[] {
  const chosen = Map.groupBy(
    lines.filter(({ isBonus }) => !isBonus),
    ({ stockId }) => stockId,
  );
  return [...chosen].map(([stockId, same]) => ({
    stockId,
    title: same[0]?.title ?? '',
    options: same[0]?.options ?? '',
    names: [...new Map(same.flatMap(({ by }) => (by ? [[by.id, by.name] as const] : []))).values()],
  }));
}

/**
 * The notes by stock, for the lines that the customer has chosen. A line with neither a note nor a wish is left out.
 */
export function lineNotesOf(
  { lineNotes, soldOut }: Pick<Draft, 'lineNotes' | 'soldOut'>,
  cart: Pick<Cart, 'lines'>,
  words: SoldOutWords,
): Record<string, string> {
  const wish = soldOut === '' ? '' : words[soldOut];
  const noted = notedStocks(cart).map(({ stockId }) => {
    const own = cutTo(longest - wish.length - 1, lineNotes[stockId] ?? '');
    return [stockId, [own, wish].filter(Boolean).join(' ')] as const;
  });
  return Object.fromEntries(noted.filter(([, note]) => note !== ''));
}
