/** The cart's store for components: a server render, and the first one in the browser, show what the page came with. */
import { useMemo, useSyncExternalStore } from 'react';
import { cartStore } from '@/components/cart/cart-store';
import { type CartView, viewOf } from '@/components/cart/cart-view';
import type { CartAnswer } from '@/components/cart/shown';

export function useCart(initial: CartAnswer | null = null): CartView {
  const first = useMemo(() => viewOf(initial, []), [initial]);
  const now = useSyncExternalStore(cartStore.subscribe, cartStore.get, () => first);
  return now.answer === null && !now.isSaving ? first : now;
}
