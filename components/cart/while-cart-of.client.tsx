'use client';

import type { ReactNode } from 'react';
import { useCart } from '@/components/cart/use-cart.client';

interface WhileCartOfProps {
  /** The shop's id. */
  shop: string;
  children: ReactNode;
}

/** Shows what belongs to a cart of this shop, until the cart is emptied or a basket of another shop is taken up. */
export function WhileCartOf({ shop, children }: WhileCartOfProps) {
  const { answer } = useCart();
  return answer === null || answer.cart?.shop.id === shop ? children : null;
}
