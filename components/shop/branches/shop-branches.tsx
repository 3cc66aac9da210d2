import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { listBranches } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';

/**
 * A link to all branches, where the shop has some. Otherwise nothing is shown, because nobody has asked for branches
 * here.
 */
export async function ShopBranches({ shop: { id } }: { shop: Shop }) {
  const [t, branches] = await Promise.all([getTranslations('places'), listBranches(id)]);
  if (!branches.ok || branches.value.length === 0) return null;
  return (
    <Link to={`/branches/${id}`} className="action-link">
      <Icon name="store" />
      {t('branches', { count: branches.value.length })}
    </Link>
  );
}
