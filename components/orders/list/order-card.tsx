import { getTranslations } from 'next-intl/server';
import { OrderAgain } from '@/components/orders/again/order-again';
import { dayWords } from '@/components/orders/again/repeat-words';
import { headlineOf, type OrderWordsContext } from '@/components/orders/order-words';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
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

/** One order of a list: shop, state and price. The link on the name covers the card. */
export async function OrderCard({ order, context, due, products = [] }: OrderCardProps) {
  const { t, language, clock, now } = context;
  const r = await getTranslations('repeat');
  return (
    <Card as="li" className="relative flex flex-wrap items-center p-4">
      <div className="thumb size-16 max-[16rem]:size-8">
        <Picture source={order.shop?.logo ?? ''} alt="" widths={[104]} sizes="4rem" />
      </div>
      <div className="flex-[1_1_8rem]">
        <h2 className="text-lead">
          <Link to={`/orders/${order.id}`} className="covering">
            <bdi>{order.shop?.title || t('someShop')}</bdi>
          </Link>
        </h2>
        <p className={isOpen(order) ? 'font-semibold text-fig' : undefined}>{headlineOf(order, context, due)}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          <span>{t('number', { id: order.id })}</span>
          {order.pieces > 0 && <span>{t('pieces', { count: order.pieces })}</span>}
          <bdi className="tabular whitespace-nowrap">{formatMinor(order.total, moneyStyleOf(order, language))}</bdi>
        </p>
        {products.length > 0 && (
          <p className="text-small font-medium [overflow-wrap:anywhere]">
            {listFormat(language, 'narrow').format(products.map(isolated))}
          </p>
        )}
        {order.repeat !== null && isRepeating(order.repeat, wallTime(clock, now).date) && (
          <p className="text-small font-medium">{r('listed', { to: await dayWords(order.repeat.to) })}</p>
        )}
      </div>
      {isOpen(order) ? (
        <Icon name="chevron" className="flip size-5 text-soft max-[16rem]:hidden" />
      ) : (
        <OrderAgain id={order.id} look="quiet" />
      )}
    </Card>
  );
}
