import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { OrderPeople } from '@/components/groups/order-people';
import { OrderAway } from '@/components/orders/order-away';
import { OrderPage } from '@/components/orders/order-page';
import { headlineOf } from '@/components/orders/order-words';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { gone } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import { paymentDueOf } from '@/lib/orders/payment-due';
import { getOrder } from '@/lib/orders/queries';
import { signInAgain } from '@/lib/session/end-session';

export const dynamic = 'force-dynamic';

interface OrderProps {
  params: Promise<{ id: string }>;
}

/** Reads the order once for both the title and the page. */
const load = cache(async (id: string) => {
  const order = await getOrder(id, (await pageMarket()).locale);
  return order.ok ? { ...order, due: await paymentDueOf(order.value) } : order;
});

export async function generateMetadata({ params }: OrderProps): Promise<Metadata> {
  const { id } = await params;
  const [t, order] = await Promise.all([getTranslations('orders'), load(id)]);
  const title = order.ok ? headlineOf(order.value, await orderWordsContext(), order.due) : t('number', { id });
  return privateMetadata(title, t('number', { id }));
}

export default async function OneOrder({ params }: OrderProps) {
  const { id } = await params;
  const [t, order] = await Promise.all([getTranslations('orders'), load(id)]);
  if (!order.ok && order.why === 'unauthorized') return signInAgain();
  if (!order.ok && order.why === 'gone') return gone();
  return (
    <>
      <BackHeader to="/orders" title={t('number', { id })}>
        <a href="#help" data-hard className="action-link flex-none px-3">
          {t('help')}
        </a>
      </BackHeader>
      <Main>
        {order.ok ? (
          <>
            <OrderPage order={order.value} due={order.due} />
            <OrderPeople order={order.value} />
          </>
        ) : (
          <OrderAway />
        )}
      </Main>
    </>
  );
}
