import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { getMenu } from '@/lib/products/queries';
import { findSection, type MenuProduct, type MenuSection, type Product } from '@/lib/products/schema';
import { productPath } from '@/lib/shops/paths';

/** Products shown. */
const most = 4;

interface RelatedProductsProps {
  product: Product;
  /** The path of the list below, without language. */
  list: string;
  /** The product is sold out, so others of its section are offered instead. */
  isInstead: boolean;
}

/** Other products of the shop, from its menu, which the page has read anyway: the API has no related products. */
export async function RelatedProducts({ product, list, isInstead }: RelatedProductsProps) {
  const [t, menu] = await Promise.all([getTranslations('product'), getMenu(product.shopId)]);
  if (!menu.ok) return null;
  const popular = menu.value.popular.filter(({ uuid }) => uuid !== product.uuid);
  const mates = sectionMates(product, menu.value.sections);
  // Whichever list is longer; in place of a sold-out product preferably similar ones.
  const isPopular = isInstead ? mates.length === 0 : popular.length >= Math.min(mates.length, most);
  const others = (isPopular ? popular : mates).slice(0, most);
  if (others.length === 0) return null;
  return (
    <aside className="product-related" aria-labelledby="product-related">
      <h3 id="product-related" className="text-lead font-semibold">
        {t(isPopular ? 'related' : 'instead')}
      </h3>
      <ul className="mt-2 grid gap-x-4 md:grid-cols-2">
        {others.map(({ uuid, title, picture, stock }) => (
          <li key={uuid} className="relative flex min-h-16 flex-wrap items-center gap-x-3 rounded-control">
            <span className="thumb size-14">
              <Picture source={picture} alt="" widths={[104, 208]} sizes="56px" />
            </span>
            <Link
              to={productPath(list, uuid)}
              className="covering min-w-0 flex-[1_1_5rem] font-semibold"
              data-keep-scroll
            >
              {title}
            </Link>
            {stock !== null && <Price of={stock.price} />}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Those of its own sub-category come first. */
function sectionMates(product: Product, sections: MenuSection[]): MenuProduct[] {
  const own = sections.find(({ products }) => products.some(({ uuid }) => uuid === product.uuid));
  const section = own ?? findSection(sections, product.categoryId);
  const mates =
    section?.products.filter(
      ({ uuid, stock, minQuantity }) => uuid !== product.uuid && (stock?.quantity ?? 0) >= minQuantity,
    ) ?? [];
  const isClose = ({ categoryId }: MenuProduct) => categoryId === product.categoryId;
  return [...mates.filter(isClose), ...mates.filter(mate => !isClose(mate))];
}
