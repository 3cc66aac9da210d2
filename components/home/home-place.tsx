import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { streetAt } from '@/lib/addresses/geocoding';
import { pageMarket } from '@/lib/market/market';
import type { Point } from '@/lib/view/view';

/** The headline where a place is known: one line with its street. */
export async function HomePlace({ point }: { point: Point }) {
  const [t, { locale }] = await Promise.all([getTranslations('home'), pageMarket()]);
  const street = await streetAt(point, locale);
  return (
    <header className="flex items-center justify-between gap-4 pt-3">
      <h1 className="text-title">
        {street === null ? t('knownPlain') : t.rich('known', { street: () => <bdi>{street}</bdi> })}
      </h1>
      <Link to="/address" className="action-link underlined">
        {t('change')}
      </Link>
    </header>
  );
}
