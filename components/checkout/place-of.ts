import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { isolated } from '@/lib/i18n/isolated';

/** The address of a delivery, or the name of where the customer goes; "" where there is none yet. */
export function placeOf({ draft, branches, shop, collection, ...state }: CheckoutState): string {
  if (draft.fulfilment === 'delivery') return addressOf({ draft, ...state });
  if (draft.fulfilment === 'collection') return collection?.chosen?.title ?? '';
  return branches?.find(({ id }) => id === draft.branch)?.title || shop.title;
}

/** With the name of the saved address whose door is filled in: two flats of one house have the same text. */
function addressOf({
  draft,
  destination,
  accountAddresses,
}: Pick<CheckoutState, 'draft' | 'destination' | 'accountAddresses'>): string {
  if (destination === null) return '';
  const isHere = draft.of === destination.key;
  const saved = isHere ? accountAddresses?.find(({ id }) => id === draft.savedId) : undefined;
  return saved?.title ? `${isolated(saved.title)} · ${isolated(destination.text)}` : destination.text;
}
