import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Shop } from '@/lib/shops/schema';

/** Where the shop is, in words first. */
export async function ShopPlace({ shop }: { shop: Shop }) {
  const t = await getTranslations('shop');
  if (shop.address === '') return null;
  return (
    <div className="shop-place">
      <h2>{t('address')}</h2>
      <p>
        <Icon name="pin" />
        {shop.address}
      </p>
    </div>
  );
}
