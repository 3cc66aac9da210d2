/** A press on the `+` of a product's row: into the cart with it, or to its page where there is something to choose after all. */
import { cartStore } from '@/components/cart/cart-store.client';

export function addLinkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-stock]') : null;
  // Pressed a second time by `open`: then it is a link like all others.
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
