import { getTranslations } from 'next-intl/server';
import { ShopDeals } from '@/components/shop/shop-deals';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { Shop } from '@/lib/shops/schema';

/** The shop's bonus and its reduced prices. */
export async function ShopBonus({ shop }: { shop: Shop }) {
  const { bonus, hasDiscount } = shop;
  if (bonus === null && !hasDiscount) return null;
  const t = await getTranslations('shop');
  return (
    <ul className="cluster">
      {bonus !== null && (
        <li className="deal-line">
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
        <li className="deal-line">
          <Icon name="percent" />
          <ShopDeals shop={shop} />
        </li>
      )}
    </ul>
  );
}
