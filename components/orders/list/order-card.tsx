import { getTranslations } from 'next-intl/server';
import { OrderAgain } from '@/components/orders/again/order-again';
import { dayWords } from '@/components/orders/again/repeat-words';
import { ListedCard } from '@/components/orders/list/listed-card';
import { headlineOf, type OrderWordsContext } from '@/components/orders/order-words';
import { listFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { formatMinor } from '@/lib/money';
import { isRepeating } from '@/lib/orders/again/repeat';
import { moneyStyleOf } from '@/lib/orders/money';
import { isOpen, type PaymentDue } from '@/lib/orders/progress/status';
import type { OrderSummary } from '@/lib/orders/schema';
import { wallTime } from '@/lib/time';

interface OrderCardProps {
  order: OrderSummary;
  context: OrderWordsContext;
  due: PaymentDue;
  /** Products that were searched for. */
  products?: string[];
}

/** One order of a list: shop, state and price. */
export async function OrderCard({ order, context, due, products = [] }: OrderCardProps) {
  const { t, language, clock, now } = context;
  const repeat = await getTranslations('repeat');
  return (
    <ListedCard
      to={`/orders/${order.id}`}
      picture={order.shop?.logo ?? ''}
      title={<bdi>{order.shop?.title || t('someShop')}</bdi>}
      headline={headlineOf(order, context, due)}
      isOpen={isOpen(order)}
      facts={
        <>
          <span>{t('number', { id: order.id })}</span>
          {order.pieces > 0 && <span>{t('pieces', { count: order.pieces })}</span>}
          <bdi className="tabular whitespace-nowrap">{formatMinor(order.total, moneyStyleOf(order, language))}</bdi>
        </>
      }
      button={isOpen(order) ? undefined : <OrderAgain id={order.id} look="quiet" />}
    >
      {products.length > 0 && (
        <p className="text-small font-medium [overflow-wrap:anywhere]">
          {listFormat(language, 'narrow').format(products.map(isolated))}
        </p>
      )}
      {order.repeat !== null && isRepeating(order.repeat, wallTime(clock, now).date) && (
        <p className="text-small font-medium">{repeat('listed', { to: await dayWords(order.repeat.to) })}</p>
      )}
    </ListedCard>
  );
}
