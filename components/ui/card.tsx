/** A raised surface for one thing of a page, with its parts below each other. */
import type { ComponentProps } from 'react';

type CardElement = 'div' | 'section' | 'li';

export function Card<Element extends CardElement = 'div'>({
  as,
  ...card
}: { as?: Element } & Omit<ComponentProps<Element>, 'as'>) {
  const Tag: CardElement = as ?? 'div';
  return <Tag data-slot="card" {...(card as object)} />;
}
