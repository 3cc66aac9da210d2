import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

export async function NoOrders({ isPast }: { isPast: boolean }) {
  const t = await getTranslations('orders');
  return (
    <div className="list-empty">
      <Icon name={isPast ? 'receipt' : 'bike'} className="list-drawing flip" />
      <h2 className="font-display text-title font-bold">{t(isPast ? 'emptyPastTitle' : 'emptyActiveTitle')}</h2>
      <p className="max-w-reading text-soft">{t(isPast ? 'emptyPast' : 'emptyActive')}</p>
      <Link to="/restaurants?open=1" className={buttonClass('main')}>
        {t('seeOpen')}
      </Link>
    </div>
  );
}
