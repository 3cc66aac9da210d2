import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** The address of a delivery, or the name of where the customer goes; "" where there is none yet. */
export function placeOf({ draft, destination, branches, shop, collection }: CheckoutState): string {
  if (draft.fulfilment === 'delivery') return destination?.text ?? '';
  if (draft.fulfilment === 'collection') return collection?.chosen?.title ?? '';
  return branches?.find(({ id }) => id === draft.branch)?.title || shop.title;
}
