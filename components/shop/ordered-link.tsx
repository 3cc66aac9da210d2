import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { orderedPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** The link to what the customer has ordered here. The shop's page is kept, so it is there for everybody signed in. */
export async function OrderedLink({ shop }: { shop: Shop }) {
  const t = await getTranslations('ordered');
  return (
    <Link to={orderedPath(shop)} rel="nofollow" className="action-link" data-when="signed">
      <Icon name="receipt" />
      {t('title')}
    </Link>
  );
}
