/** Handles a press on the `+` of a product's row: adds the product, or opens its page when it has options to choose. */
import { cartStore } from '@/components/cart/cart-store.client';

export function addLinkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-stock]') : null;
  // `open` presses the link again: then it is handled like any other link.
  return link === null || link.dataset.opens !== undefined ? null : link;
}

export async function pressAdd(link: HTMLAnchorElement): Promise<void> {
  const { add: uuid = '', stock: stockId = '', price, least } = link.dataset;
  const by = cartStore.get().units.get(stockId) ? 1 : Number(least ?? 1);
  const change = { do: 'add', product: uuid, quantity: by } as const;
  const answer = await cartStore.change(change, { stockId, uuid, by, unit: Number(price) });
  if (answer?.status === 'choose') open(link);
}

function open(link: HTMLAnchorElement) {
  link.dataset.opens = '';
  link.click();
  delete link.dataset.opens;
}
