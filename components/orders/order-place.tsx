import { getTranslations } from 'next-intl/server';
import { doorDetails } from '@/components/orders/door-details';
import { type Fact, Facts } from '@/components/orders/facts';
import { type OrderWordsContext, whenWords } from '@/components/orders/order-words';
import { findCollectionPoint } from '@/lib/collection-points/queries';
import { sideBySide } from '@/lib/i18n/side-by-side';
import { pageMarket } from '@/lib/market/market';
import { arrivalOf } from '@/lib/orders/progress/arrival';
import { fulfilmentOf, isOpen, statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { e164Of } from '@/lib/phone';
import { readOpening } from '@/lib/shops/opening/opening';

/** Where the order goes, when, for whom, and the notes on it. */
export async function OrderPlace({ order, context }: { order: Order; context: OrderWordsContext }) {
  const { address, receiver, note, shop } = order;
  const [t, checkout, ofShop, point] = await Promise.all([
    getTranslations('orders'),
    getTranslations('checkout'),
    getTranslations('shop'),
    collectionPointOf(order),
  ]);
  const way = fulfilmentOf(order);
  const place = way === null ? ofShop('address') : t(way === 'delivery' ? 'to' : 'from');
  const arrival = arrivalOf(order, context.clock, context.now);
  const details = doorDetails(address, t);
  // While it is under way only the top of the page tells the arrival, and a cancelled order has none.
  const isToldAbove = isOpen(order) && way !== null;
  const arrives = arrival !== null && !isToldAbove && statusOf(order) !== 'canceled';
  const facts: Fact[] = [
    { label: place, text: address.text || (point?.text ?? ''), more: point?.open ?? details.join(' · ') },
    { label: checkout('door'), text: address.comment },
    { label: t('wanted'), text: arrives ? whenWords(arrival, t, context.language) : '' },
    { label: t('receiver'), text: receiver.name },
    { label: t('phone'), text: e164Of(receiver.phone) },
    // The courier and the shop may have been told the same wish.
    { label: checkout(shop?.type === 'restaurant' ? 'note' : 'noteShop'), text: note === address.comment ? '' : note },
  ];
  return (
    <section className="order-part" aria-labelledby="place">
      <h2 id="place">{t('place')}</h2>
      <Facts facts={facts} />
    </section>
  );
}

/** Where the order can be collected and until when; null for any other order, and for a point that is gone. */
async function collectionPointOf({ isCollection, collectionPoint }: Order) {
  const point = isCollection ? await findCollectionPoint(collectionPoint, await pageMarket()) : null;
  if (point === null) return null;
  const { title, address, hours } = point;
  const open = hours === null ? '' : (await readOpening({ hours })).text;
  return { text: sideBySide([title, address]), open };
}
