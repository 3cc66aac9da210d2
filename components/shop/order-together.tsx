import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';

/** The link to start a group order with this shop, where the operator offers them. */
export async function OrderTogether({ shopId }: { shopId: string }) {
  const [t, { locale }] = await Promise.all([getTranslations('group'), pageMarket()]);
  if ((await getSettings(locale)).group_order !== '1') return null;
  return (
    <Link to={`/group/${shopId}`} className="action-link">
      <Icon name="user" />
      {t('together')}
    </Link>
  );
}
