'use client';

import { CartForm } from '@/components/cart/cart-form.client';
import { Alert } from '@/components/ui/alert';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { PresentedLine } from '@/lib/cart/response/types';
import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type MoneyStyle } from '@/lib/money';

interface CartLineNotesProps {
  line: PresentedLine;
  words: FrameWords;
  money: MoneyStyle;
}

/** The details of a line: its add-ons with their quantities, and its notes. */
export function CartLineNotes({ line: { stockId: parent, addons, note, tone }, words, money }: CartLineNotesProps) {
  if (addons.length === 0 && note === null) return null;
  return (
    <div className="[grid-area:notes]">
      {addons.length > 0 && (
        <ul className="cart-addons">
          {addons.map(({ stockId, title, quantity, total, note }) => (
            <li key={stockId}>
              <span>
                {quantity > 1 && `${numberFormat(money.language).format(quantity)} × `}
                <bdi>{title}</bdi>
              </span>
              {note === null ? (
                <bdi>{total === 0 ? words.free : `+${formatMinor(total, money)}`}</bdi>
              ) : (
                <em>{note}</em>
              )}
              <CartForm change={{ do: 'remove', line: parent, addon: stockId }}>
                <button type="submit" aria-label={fillWords(words.remove, { title })} data-step="out" />
              </CartForm>
            </li>
          ))}
        </ul>
      )}
      {note !== null && (
        <Alert tone={tone} className="cart-note">
          {note}
        </Alert>
      )}
    </div>
  );
}
