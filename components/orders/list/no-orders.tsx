import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';

export async function NoOrders({ isPast }: { isPast: boolean }) {
  const t = await getTranslations('orders');
  return (
    <EmptyState>
      <EmptyStateMark name={isPast ? 'receipt' : 'bike'} className="flip" />
      <h2>{t(isPast ? 'emptyPastTitle' : 'emptyActiveTitle')}</h2>
      <p>{t(isPast ? 'emptyPast' : 'emptyActive')}</p>
      <Link to="/restaurants?open=1" className={buttonClass('main')}>
        {t('seeOpen')}
      </Link>
    </EmptyState>
  );
}
