import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import type { ShopFilter } from '@/lib/shops/filters';
import type { ShopType } from '@/lib/shops/queries';
import { anywhere, type Place } from '@/lib/view/view';

interface ListHeadProps {
  type: ShopType;
  place: Place;
  filter: ShopFilter;
  total: number;
  /** Whether any shop delivers to the place. */
  isReached: boolean;
}

/** Heads a list: its title, the place it looks around, and how many it found. */
export async function ListHead({ type, place, filter, total, isReached }: ListHeadProps) {
  const t = await getTranslations('list');
  const words = `${type}s` as const;
  const isNear = place !== anywhere && isReached && filter.fulfilment === 'delivery';
  const found = t(`${words}.found`, { count: total });
  const where = filter.fulfilment === 'pickup' ? 'pickup' : isNear ? 'near' : 'anywhere';
  return (
    <header className="grid gap-1">
      <h1>{t(`${words}.${isNear ? 'titleNear' : 'title'}`)}</h1>
      <p className="text-soft" role="status">
        {t(where, { found })}
        {place === anywhere && (
          <>
            {'. '}
            <Link to="/address" className="text-fig underlined">
              {t('setAddress')}
            </Link>
          </>
        )}
      </p>
      {!isReached && (
        <Alert tone="warning" className="mt-3">
          <p>
            {t('nobody')}{' '}
            <Link to="/address" className="underlined">
              {t('changeAddress')}
            </Link>
          </p>
        </Alert>
      )}
    </header>
  );
}
