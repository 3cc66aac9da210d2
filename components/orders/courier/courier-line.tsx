import { getTranslations } from 'next-intl/server';
import { CallLink } from '@/components/ui/call-link';
import { Icon } from '@/components/ui/icon';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { Order } from '@/lib/orders/schema';

interface CourierLineProps {
  courier: NonNullable<Order['courier']>;
  name: string;
  /** What the courier does or has done. */
  words: string;
  /** Whether there is still something to call them about. */
  isOpen: boolean;
}

/** The courier of an order or a parcel, whom the customer can call until it is over. */
export function CourierLine({ courier, name, words, isOpen }: CourierLineProps) {
  return (
    <div className="flex w-full items-center gap-3">
      <Icon name="bike" className="flip size-6 flex-none text-fig" />
      <div className="min-w-0 flex-1">
        <p className="text-lead">{words}</p>
        <CourierFacts rating={courier.rating} vehicle={courier.vehicle} />
      </div>
      {isOpen && <CallLink name={name} phone={courier.phone} isIcon />}
    </div>
  );
}

/** What others think of the courier, and what to look out for at the door. */
async function CourierFacts({ rating, vehicle }: Pick<NonNullable<Order['courier']>, 'rating' | 'vehicle'>) {
  const [t, { locale }] = await Promise.all([getTranslations('shop'), pageMarket()]);
  if (rating <= 0 && vehicle === '') return null;
  const stars = Math.round(rating * 10) / 10;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-soft">
      {rating > 0 && (
        <span className="inline-flex items-center gap-1">
          <Icon name="star" className="size-4 fill-current text-star" />
          <span aria-hidden="true">{numberFormat(languageTag(locale)).format(stars)}</span>
          <span className="sr-only">{t('stars', { stars })}</span>
        </span>
      )}
      {vehicle !== '' && <bdi>{vehicle}</bdi>}
    </p>
  );
}
