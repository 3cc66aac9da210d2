import { getTranslations } from 'next-intl/server';
import { OrderChats } from '@/components/orders/order-chats';
import { CallLink } from '@/components/ui/call-link';
import { isChatOffered } from '@/lib/chat/database';
import { isOpen } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

/** Whom to contact about what. The header's Help link leads here. */
export async function OrderHelp({ order }: { order: Order }) {
  const t = await getTranslations('orders');
  const shop = order.shop?.title || t('someShop');
  const courier = isOpen(order) ? order.courier : null;
  const hasWay = isChatOffered() || (order.shop?.phone ?? '') !== '' || (courier?.phone ?? '') !== '';
  return (
    <section className="order-part" aria-labelledby="help">
      <h2 id="help">{t('helpTitle')}</h2>
      {!hasWay && <p>{t('helpNone')}</p>}
      {order.shop !== null && order.shop.phone !== '' && (
        <>
          <p>{t('helpShop', { name: shop })}</p>
          <CallLink name={shop} phone={order.shop.phone} />
        </>
      )}
      <OrderChats order={order} />
    </section>
  );
}
