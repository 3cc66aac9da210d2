/**
 * What is said to the shop about single lines of the cart (R2, docs/api.md 8.1). The API has one note for a line and no
 * field for what to do about something that is sold out, so that wish is the note's last sentence.
 */
import type { Cart } from '@/lib/cart/cart';
import type { Draft, soldOutWishes } from '@/lib/checkout/draft';
import { env } from '@/lib/env';

/** In characters (docs/api.md 8.1). */
const longest = 255;

export type SoldOutWords = Record<(typeof soldOutWishes)[number], string>;

export function offersLineNotes(): boolean {
  return env().API_REVISION === 'R2';
}

/** By stock, for lines that the customer chose themselves; without those of which there is nothing to say. */
export function lineNotesOf(
  { lineNotes, soldOut }: Pick<Draft, 'lineNotes' | 'soldOut'>,
  { lines }: Pick<Cart, 'lines'>,
  words: SoldOutWords,
): Record<string, string> {
  const wish = soldOut === '' ? '' : words[soldOut];
  const noted = lines
    .filter(({ isBonus }) => !isBonus)
    .map(({ stockId }) => {
      const own = (lineNotes[stockId] ?? '').slice(0, longest - wish.length - 1);
      return [stockId, [own, wish].filter(Boolean).join(' ')] as const;
    });
  return Object.fromEntries(noted.filter(([, note]) => note !== ''));
}
