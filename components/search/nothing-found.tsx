import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The empty result, with something to do. */
export async function NothingFound({ term }: { term: string }) {
  const t = await getTranslations('search');
  return (
    <div className="grid justify-items-start gap-4">
      <span className="grid size-16 place-items-center rounded-full bg-butter text-on-butter">
        <Icon name="search" className="size-8" />
      </span>
      <p className="font-display text-title font-semibold">{t('noneTitle', { term })}</p>
      <p className="max-w-reading text-soft">{t('noneBody')}</p>
      <p className="flex flex-wrap gap-3">
        <Link to="/restaurants" className={buttonClass('main')}>
          <Icon name="utensils" />
          {t('restaurants')}
        </Link>
        <Link to="/shops" className={buttonClass('quiet')}>
          <Icon name="basket" />
          {t('groceries')}
        </Link>
      </p>
    </div>
  );
}
