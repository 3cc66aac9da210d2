import type { ReactNode } from 'react';
import { OrderAway } from '@/components/orders/order-away';
import { gone } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
import { getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/schema';
import { signInAgain } from '@/lib/session/end-session';

interface WithOrderProps {
  id: string;
  children: (order: Order) => ReactNode;
}

/** Reads the order that a form is about, a refund or a review. While the API is away it shows what was typed. */
export async function WithOrder({ id, children }: WithOrderProps) {
  const { locale } = await pageMarket();
  const order = await getOrder(id, locale);
  if (order.ok) return <>{children(order.value)}</>;
  if (order.why === 'unauthorized') return signInAgain();
  return order.why === 'gone' ? gone() : <OrderAway />;
}
