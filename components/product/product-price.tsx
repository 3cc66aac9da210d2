import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import { getMoneyStyle } from '@/lib/market/queries';
import type { Money } from '@/lib/money';
import type { Measure } from '@/lib/products/amount';
import { measureWords } from '@/lib/products/measure';
import { cheapestOffer, percentOff } from '@/lib/products/offers';
import type { Product } from '@/lib/products/schema';

/** The price of one unit of the cheapest available stock, with the old price and the bonus. */
export async function ProductPrice({ product }: { product: Product }) {
  const t = await getTranslations('product');
  const { stock: cheapest, isFrom } = cheapestOffer(product.stocks, product.minQuantity);
  if (cheapest === null) return null;
  const { oldPrice, price } = cheapest;
  const bonus = product.stocks.find(stock => stock.bonus !== null)?.bonus;
  return (
    <>
      <p className="product-price">
        {isFrom ? <span>{t.rich('from', { price: () => <Price of={price} /> })}</span> : <Price of={price} />}
        {product.measure !== null && <UnitPrice measure={product.measure} price={price} />}
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

/** "per kg", or "0.5 kg · $13.80 per kg" where one piece is not one unit. */
async function UnitPrice({ measure, price }: { measure: Measure; price: Money }) {
  const [t, style] = await Promise.all([getTranslations('product'), getMoneyStyle()]);
  return <small>{measureWords(measure, price, t('per', { unit: measure.title }), style)}</small>;
}
