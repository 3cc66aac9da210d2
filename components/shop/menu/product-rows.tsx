import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { measureWords } from '@/lib/products/measure';
import { isInStock, percentOff } from '@/lib/products/offers';
import type { MenuProduct } from '@/lib/products/schema';
import { productPath } from '@/lib/shops/paths';

type RowProduct = Pick<
  MenuProduct,
  | 'uuid'
  | 'title'
  | 'description'
  | 'picture'
  | 'isVegetarian'
  | 'minQuantity'
  | 'stock'
  | 'isFrom'
  | 'hasChoices'
  | 'measure'
> & {
  /** The row is one stock of its product, already chosen, whether or not there are others. */
  isChosen?: boolean;
};

interface ProductRowsProps {
  products: RowProduct[];
  /** The path of the list below an opened product, without language. */
  list: string;
  look?: RowLook | undefined;
}

/** Larger pictures: beside the words, or above them. */
export type RowLook = 'large' | 'tiles';

/**
 * Rows of a menu (docs/look.md 5.2), small in markup because there are hundreds. The row's link covers it and opens its
 * product. Its `+` is a link too: where script runs it adds the product to the cart
 * (components/cart/row-steppers.client.ts).
 */
export async function ProductRows({ products, list, look }: ProductRowsProps) {
  const [t, cart, units, money, { locale }] = await Promise.all([
    getTranslations('shop'),
    getTranslations('cart'),
    getTranslations('product'),
    getMoneyStyle(),
    pageMarket(),
  ]);
  const base = localizedPath(locale, list);
  return (
    <ul className={look === undefined ? 'rows' : `rows ${look}`}>
      {products.map(product => {
        const { uuid, title, description, picture, stock, measure } = product;
        const isSoldOut = !isInStock(product);
        const notes = [
          measure && stock && measureWords(measure, stock.price, units('per', { unit: measure.title }), money),
          product.isVegetarian && t('vegetarian'),
          stock?.bonus && t('rowBonus', stock.bonus),
        ];
        const note = notes.filter(Boolean).join(' · ');
        return (
          <li key={uuid} className={classOf(isSoldOut, product.isVegetarian)}>
            <div>
              <a href={productPath(base, uuid)} data-keep-scroll="">
                {title}
              </a>
              {description && <p>{description}</p>}
              {note && <small>{note}</small>}
              <RowPrice stock={stock} isFrom={product.isFrom} isSoldOut={isSoldOut} />
            </div>
            <Picture source={picture} alt="" {...pictureOf(look)} />
            {stock !== null && !isSoldOut && (
              <a
                href={productPath(base, uuid)}
                className="add"
                aria-label={cart('add', { title })}
                data-keep-scroll=""
                data-add={uuid}
                data-stock={product.hasChoices ? undefined : stock.id}
                data-chosen={product.isChosen ? '' : undefined}
                data-price={product.hasChoices ? undefined : stock.price.minor}
                data-least={product.minQuantity > 1 ? product.minQuantity : undefined}
              >
                {'+'}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function classOf(isSoldOut: boolean, isVegetarian: boolean): string | undefined {
  if (isVegetarian) return isSoldOut ? 'out veg' : 'veg';
  return isSoldOut ? 'out' : undefined;
}

function pictureOf(look: RowLook | undefined): { widths: [number, number]; sizes: string } {
  if (look === 'tiles') return { widths: [208, 360], sizes: '(width >= 576px) 190px, 46vw' };
  return look === 'large' ? { widths: [160, 360], sizes: '152px' } : { widths: [104, 208], sizes: '104px' };
}

async function RowPrice({ stock, isFrom, isSoldOut }: Pick<RowProduct, 'stock' | 'isFrom'> & { isSoldOut: boolean }) {
  const [t, product] = await Promise.all([getTranslations('shop'), getTranslations('product')]);
  if (stock === null || isSoldOut) return <b>{t('soldOut')}</b>;
  const { price, oldPrice } = stock;
  return (
    <b>
      {isFrom ? <span>{product.rich('from', { price: () => <Price of={price} /> })}</span> : <Price of={price} />}
      {oldPrice !== null && (
        <>
          <s>
            <span className="sr-only">{t('before')}</span>
            <Price of={oldPrice} />
          </s>
          <i>{t('off', { percent: percentOff(price, oldPrice) })}</i>
        </>
      )}
    </b>
  );
}
