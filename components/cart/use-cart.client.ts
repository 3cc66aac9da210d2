/**
 * Connects components to the cart's store. The server and the browser's first render show the cart that came with the
 * page.
 */
import { useMemo, useSyncExternalStore } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { type CartView, viewOf } from '@/components/cart/cart-view.client';
import type { CartResponse } from '@/lib/cart/response/types';

export function useCart(initial: CartResponse | null = null): CartView {
  const first = useMemo(() => viewOf(initial, []), [initial]);
  const now = useSyncExternalStore(cartStore.subscribe, cartStore.get, () => first);
  return now.answer === null && !now.isSaving ? first : now;
}
