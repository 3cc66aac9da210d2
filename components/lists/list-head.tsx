import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { ShopFilter } from '@/lib/shops/filters';
import type { ShopType } from '@/lib/shops/queries';
import { anywhere, type Place } from '@/lib/view/view';

interface ListHeadProps {
  type: ShopType;
  place: Place;
  filter: ShopFilter;
  total: number;
  /** Whether anybody delivers to the place. */
  isReached: boolean;
}

/** What the list is of, where it looks, and how many it found. */
export async function ListHead({ type, place, filter, total, isReached }: ListHeadProps) {
  const t = await getTranslations('list');
  const words = `${type}s` as const;
  const isNear = place !== anywhere && isReached && filter.fulfilment === 'delivery';
  const found = t(`${words}.found`, { count: total });
  const where = filter.fulfilment === 'pickup' ? 'pickup' : isNear ? 'near' : 'anywhere';
  return (
    <header className="list-head">
      <h1>{t(`${words}.${isNear ? 'titleNear' : 'title'}`)}</h1>
      <p className="text-soft" role="status">
        {t(where, { found })}
        {place === anywhere && (
          <>
            {'. '}
            <Link to="/address" className="text-fig underline underline-offset-4">
              {t('setAddress')}
            </Link>
          </>
        )}
      </p>
      {!isReached && (
        <p className="list-nobody">
          {t('nobody')}{' '}
          <Link to="/address" className="underline underline-offset-4">
            {t('changeAddress')}
          </Link>
        </p>
      )}
    </header>
  );
}
