import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { orderedPath, shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

interface OrderedLinkProps {
  shop: Shop;
  /** The page is the one with what was ordered: the link leads to the menu instead. */
  isThere: boolean;
}

/** The link to what the customer has ordered here. The shop's page is kept, so it is there for everybody signed in. */
export async function OrderedLink({ shop, isThere }: OrderedLinkProps) {
  if (isThere) return <MenuLink shop={shop} />;
  const t = await getTranslations('ordered');
  return (
    <Link to={orderedPath(shop)} rel="nofollow" className="action-link" data-when="signed">
      <Icon name="receipt" />
      {t('title')}
    </Link>
  );
}

async function MenuLink({ shop }: { shop: Shop }) {
  const t = await getTranslations('shop');
  return (
    <Link to={shopPath(shop)} className="action-link">
      <Icon name="arrow-back" className="flip" />
      {t('wholeMenu')}
    </Link>
  );
}
