import { getTranslations } from 'next-intl/server';
import type { Order } from '@/lib/orders/schema';

/** Large, as it is read out at the door. */
export async function OrderPin({ pin }: Pick<Order, 'pin'>) {
  if (pin === '') return null;
  const t = await getTranslations('orders');
  return (
    <section className="order-part" aria-labelledby="pin">
      <h2 id="pin">{t('pin')}</h2>
      <p className="order-minutes tracking-widest">
        <bdi>{pin}</bdi>
      </p>
      <p className="text-small text-soft">{t('pinHint')}</p>
    </section>
  );
}
