import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { wholePage } from '@/lib/online/whole-page';

/** Shown in place of a menu that could not be read or is empty. */
export async function MenuEmpty({ isOffline }: { isOffline: boolean }) {
  return isOffline ? <Offline /> : <NothingOnIt />;
}

async function Offline() {
  const t = await getTranslations('errorPage');
  return (
    <EmptyState role="alert" data-hard="">
      <p>{t('offline')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty href is the page itself, with its query. */}
      <a href="" className={buttonClass('main')}>
        {t('tryAgain')}
      </a>
    </EmptyState>
  );
}

async function NothingOnIt() {
  const t = await getTranslations('shop');
  return (
    <EmptyState {...wholePage}>
      <p>{t('empty')}</p>
      <Link to="/restaurants" className={buttonClass('quiet')}>
        {t('elsewhere')}
      </Link>
    </EmptyState>
  );
}
