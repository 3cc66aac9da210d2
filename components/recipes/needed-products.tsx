import { getTranslations } from 'next-intl/server';
import { TickList } from '@/components/forms/tick-list.client';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { NeededProduct } from '@/lib/cart/recipe/recipe-price';

/** The products of a recipe. Customers tick what they have at home; sold-out products say so. */
export async function NeededProducts({ products }: { products: NeededProduct[] }) {
  const t = await getTranslations('recipes');
  const [there, missing] = [products.filter(isThere), products.filter(product => !isThere(product))];
  return (
    <>
      {there.length > 0 && (
        <TickList
          label={t('haveAtHome')}
          className="recipe-products"
          ticks={there.map(product => ({
            name: `have-${product.stockId}`,
            label: <Product key={product.stockId} product={product} />,
          }))}
        />
      )}
      {missing.length > 0 && (
        <div className="recipe-missing">
          <h3>{t('leftOut')}</h3>
          <ul>
            {missing.map(product => (
              <li key={product.stockId}>
                <Product product={product} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function isThere({ obtainable }: NeededProduct): boolean {
  return obtainable > 0;
}

async function Product({ product }: { product: NeededProduct }) {
  const t = await getTranslations('recipes');
  const { title, picture, units, obtainable, total } = product;
  return (
    <span className="recipe-product">
      <i>
        <Picture source={picture} alt="" widths={[104]} sizes="44px" />
      </i>
      <span>
        {t.rich('units', { count: Math.max(obtainable, 1), title: () => <bdi key="title">{title}</bdi> })}
        {obtainable < units && (
          <small>{obtainable === 0 ? t('soldOut') : t('only', { left: obtainable, count: units })}</small>
        )}
      </span>
      {total !== null && obtainable > 0 && <Price of={total} />}
    </span>
  );
}
