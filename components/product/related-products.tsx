import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { getMenu, listMostSold } from '@/lib/products/queries';
import type { MenuProduct, Product } from '@/lib/products/schema';
import { productPath } from '@/lib/shops/paths';

interface RelatedProductsProps {
  product: Product;
  /** The path of the list below, without language. */
  list: string;
  /** The product is sold out, so others of its section are offered instead. */
  isInstead: boolean;
}

export async function RelatedProducts({ product, list, isInstead }: RelatedProductsProps) {
  const t = await getTranslations('product');
  const others = (isInstead ? await sectionMates(product) : await bestSellers(product)).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <aside className="product-related" aria-labelledby="product-related">
      <h3 id="product-related" className="text-lead font-semibold">
        {t(isInstead ? 'instead' : 'related')}
      </h3>
      <ul>
        {others.map(({ uuid, title, picture, stock }) => (
          <li key={uuid}>
            <Picture source={picture} alt="" widths={[104, 208]} sizes="56px" />
            <Link to={productPath(list, uuid)} data-keep-scroll>
              {title}
            </Link>
            {stock !== null && <Price of={stock.price} />}
          </li>
        ))}
      </ul>
    </aside>
  );
}

async function bestSellers(product: Product): Promise<MenuProduct[]> {
  const sold = await listMostSold(product.shopId);
  return sold.ok ? sold.value.items.filter(({ uuid }) => uuid !== product.uuid) : [];
}

async function sectionMates(product: Product): Promise<MenuProduct[]> {
  const menu = await getMenu(product.shopId);
  if (!menu.ok) return [];
  const section = menu.value.sections.find(({ products }) => products.some(({ uuid }) => uuid === product.uuid));
  const mates = section ?? menu.value.sections.find(({ id }) => id === product.categoryId);
  const others = mates?.products.filter(({ uuid, stock }) => uuid !== product.uuid && (stock?.quantity ?? 0) > 0) ?? [];
  return others.length > 0 ? others : bestSellers(product);
}
