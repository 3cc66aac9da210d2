import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { findBookingShop } from '@/lib/reservations/tables';

/** A link to reserve a table of this restaurant, where it takes reservations. */
export async function ReserveTable({ shopId }: { shopId: string }) {
  const { locale } = await pageMarket();
  const found = await findBookingShop(shopId, locale);
  if (!found.ok || found.value === null) return null;
  const t = await getTranslations('reservations');
  return (
    <Link to={`/reservations/${shopId}`} className="action-link">
      <Icon name="clock" />
      {t('reserve')}
    </Link>
  );
}
