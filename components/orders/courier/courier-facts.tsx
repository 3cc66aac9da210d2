import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { Order } from '@/lib/orders/schema';

/** What others think of the courier, and what to look out for at the door. */
export async function CourierFacts({ rating, vehicle }: Pick<NonNullable<Order['courier']>, 'rating' | 'vehicle'>) {
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
