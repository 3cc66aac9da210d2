import { MinutesLeft } from '@/components/orders/live/minutes-left.client';
import { headlineOf, type OrderWordsContext } from '@/components/orders/order-words';
import { EmptyStateMark } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { unitWords } from '@/lib/i18n/count-words';
import { expectedArrival, minutesLeft } from '@/lib/orders/progress/arrival';
import { isOpen, type PaymentDue, statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

interface OrderHeroProps {
  order: Order;
  due: PaymentDue;
  context: OrderWordsContext;
}

/** What customers look for first: the current stage, illustrated, and how many minutes are left. */
export function OrderHero({ order, due, context }: OrderHeroProps) {
  const { t, language, clock, now } = context;
  const left = due === 'nothing' && isOpen(order) ? minutesLeft(expectedArrival(order, clock, now), now) : null;
  const icon = stageIcon(order, due);
  return (
    <header className="order-hero" data-open={isOpen(order) || undefined}>
      <EmptyStateMark name={icon} className={icon === 'bike' ? 'flip' : ''} />
      <div>
        {left !== null && (
          <p className="order-minutes">
            <MinutesLeft {...left} since={now} language={language} words={unitWords(language, 'minute', 'long')} />
          </p>
        )}
        <h1 className="text-pretty min-[16rem]:wrap-break-word">{headlineOf(order, context, due)}</h1>
        <p className="text-soft">
          {order.shop !== null && (
            <Link to={`/${order.shop.type}/${order.shop.id}`} className="action-link me-2">
              <bdi>{order.shop.title}</bdi>
            </Link>
          )}
          <span className="whitespace-nowrap">{t('number', { id: order.id })}</span>
        </p>
      </div>
    </header>
  );
}

function stageIcon(order: Order, due: PaymentDue): IconName {
  const status = statusOf(order);
  if (due !== 'nothing') return 'clock';
  if (status === 'canceled') return 'close';
  if (status === 'delivered') return 'check';
  if (status === 'on_a_way' && (order.isDelivery || order.isCollection)) return 'bike';
  if (status === 'on_a_way' || status === 'ready') return 'bag';
  if (status === 'cooking') return order.shop?.type === 'shop' ? 'basket' : 'flame';
  return status === 'accepted' ? 'store' : 'receipt';
}
