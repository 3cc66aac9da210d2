import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import { percentOff } from '@/lib/products/offers';
import type { Product } from '@/lib/products/schema';

/** The price of one unit of the cheapest stock, with the old price and the bonus that comes with it. */
export async function ProductPrice({ product }: { product: Product }) {
  const t = await getTranslations('product');
  const [cheapest] = product.stocks.toSorted((a, b) => a.price.minor - b.price.minor);
  if (cheapest === undefined) return null;
  const hasRange = product.stocks.some(({ price }) => price.minor !== cheapest.price.minor);
  const { oldPrice, price } = cheapest;
  const bonus = product.stocks.find(stock => stock.bonus !== null)?.bonus;
  return (
    <>
      <p className="product-price">
        {hasRange ? t.rich('from', { price: () => <Price of={price} /> }) : <Price of={price} />}
        {product.unit !== null && product.unit.title !== '' && <small>{t('per', { unit: product.unit.title })}</small>}
        {oldPrice !== null && (
          <>
            <span className="sr-only">{t('before')}</span>
            <s>
              <Price of={oldPrice} />
            </s>
            <b className="percent-off">{t('off', { percent: percentOff(price, oldPrice) })}</b>
          </>
        )}
      </p>
      {bonus != null && <p className="deal-line mt-2 text-small">{t('bonus', bonus)}</p>}
    </>
  );
}
