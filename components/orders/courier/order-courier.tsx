import { getTranslations } from 'next-intl/server';
import { CourierLine } from '@/components/orders/courier/courier-line';
import { CourierOnMap } from '@/components/orders/courier/courier-on-map';
import { Picture } from '@/components/ui/picture';
import { nameOfPoint } from '@/lib/addresses/geocoding';
import { env } from '@/lib/env';
import { lengthWords } from '@/lib/i18n/length-words';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { type CourierPlace, courierPlace } from '@/lib/orders/progress/courier';
import { isOpen } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { pictureUrl } from '@/lib/pictures/picture';

/** The courier and where they are: in words (docs/behaviour.md 11.6), by phone, and on a map. */
export async function OrderCourier({ order }: { order: Order }) {
  const { courier } = order;
  if (courier === null) return null;
  const t = await getTranslations('orders');
  const name = courier.name || t('someCourier');
  const place = courierPlace(order);
  return (
    <section className="order-part" aria-labelledby="courier">
      <h2 id="courier">{t('courier')}</h2>
      <CourierLine courier={courier} name={name} words={await whereabouts(order, name, place)} isOpen={isOpen(order)} />
      {order.proof !== '' && <Proof source={order.proof} words={t('proof')} />}
      {place !== null && order.location !== null && (
        <CourierOnMap courier={place.point} door={order.location} label={t('mapOf', { name })} />
      )}
    </section>
  );
}

/** The picture of where the courier has left the order, for customers who were not at the door. */
function Proof({ source, words }: { source: string; words: string }) {
  return (
    <figure className="grid w-full max-w-96 gap-1.5">
      <a href={pictureUrl(source, 1080, env().API_URL)} data-hard className="thumb aspect-4/3">
        <Picture source={source} alt={words} widths={[360, 640]} sizes="(width >= 576px) 24rem, 100vw" />
      </a>
      <figcaption aria-hidden="true" className="text-small text-soft">
        {words}
      </figcaption>
    </figure>
  );
}

async function whereabouts(order: Order, name: string, place: CourierPlace | null): Promise<string> {
  const [{ locale }, t] = await Promise.all([pageMarket(), getTranslations('orders')]);
  if (!isOpen(order)) return t('courierBrought', { name });
  if (place === null) return t('courierUnknown', { name });
  if (place.isAtDoor) return t('courierAtDoor', { name });
  const words = {
    name,
    distance: lengthWords(place.distance, languageTag(locale)),
    direction: place.direction,
  };
  const street = await nameOfPoint(place.point, locale);
  return street === null ? t('courierAway', words) : t('courierNear', { ...words, street });
}
