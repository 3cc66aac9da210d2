import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { Shop } from '@/lib/shops/schema';

/** What the shop gives on top, and that some of its prices are lowered. */
export async function ShopBonus({ shop: { bonus, hasDiscount } }: { shop: Shop }) {
  if (bonus === null && !hasDiscount) return null;
  const t = await getTranslations('shop');
  return (
    <ul className="shop-bonus">
      {bonus !== null && (
        <li>
          <Icon name="gift" />
          <span>
            {t.rich('bonus', {
              price: () => <Price of={bonus.from} />,
              quantity: bonus.quantity,
              title: bonus.title,
            })}
          </span>
        </li>
      )}
      {hasDiscount && (
        <li>
          <Icon name="percent" />
          <span>{t('discounts')}</span>
        </li>
      )}
    </ul>
  );
}
