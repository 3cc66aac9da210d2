import { getTranslations } from 'next-intl/server';
import { Receipt } from '@/components/receipt/receipt';
import { Price } from '@/components/ui/price';
import type { RecipePrice } from '@/lib/cart/recipe/recipe-price';
import { getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { type Money, money } from '@/lib/money';

interface RecipeSlipProps {
  price: RecipePrice;
  /** The smallest sum that the shop delivers. */
  minimum: Money | null;
  shop: string;
}

/** What the products cost together, as the cart will say, and what prevents a delivery. */
export async function RecipeSlip({ price: { products, sums, discountFor }, minimum, shop }: RecipeSlipProps) {
  const [t, receipt, style] = await Promise.all([
    getTranslations('recipes'),
    getTranslations('receipt'),
    getMoneyStyle(),
  ]);
  if (sums === null) return <p className="text-small text-soft">{t('unpriced')}</p>;
  const { goods, discount, total } = sums;
  const least = minimum === null ? null : await inMarketCurrency(minimum);
  const short = least === null ? 0 : least.minor - total.minor;
  const isPartly = products.some(({ obtainable, units }) => obtainable < units);
  const rows = [
    { key: 'goods', label: receipt('goods'), amount: goods },
    { key: 'recipe', label: receipt('recipeDiscount'), amount: { ...discount, minor: -discount.minor } },
  ];
  return (
    <div className="recipe-slip">
      <Receipt
        label={t('slip')}
        money={style}
        rows={discount.minor > 0 ? rows : rows.slice(0, 1)}
        total={{ key: 'total', label: t(isPartly ? 'restOfIt' : 'allOfIt'), amount: total }}
      >
        <p className="text-small">{t('onTop')}</p>
      </Receipt>
      {discountFor === 'everybody' && <p className="recipe-whole text-small">{t('whole')}</p>}
      <p className="recipe-less text-small">{t(discountFor === 'nobody' ? 'lessPlain' : 'less')}</p>
      {discountFor === 'customers' && <p className="text-small">{t('signedInOnly')}</p>}
      {short > 0 && least !== null && (
        <p className="text-small">
          {t.rich('belowMinimum', {
            shop: () => <bdi key="shop">{shop}</bdi>,
            minimum: () => <Price key="minimum" of={least} />,
            missing: () => <Price key="missing" of={money(short, least.currency)} />,
          })}
        </p>
      )}
    </div>
  );
}
