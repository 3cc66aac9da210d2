import { ProductRows } from '@/components/shop/menu/product-rows';
import { VegetarianFound } from '@/components/shop/menu/vegetarian';
import type { MenuProduct } from '@/lib/products/schema';
import type { Shop } from '@/lib/shops/schema';

interface ListedProductsProps {
  shop: Shop;
  products: MenuProduct[];
  /** The path of the list below an opened product, without language. */
  list: string;
}

/** The products of one page of a list, as the shop's menu shows its own. */
export function ListedProducts({ shop, products, list }: ListedProductsProps) {
  return (
    <>
      <VegetarianFound products={products} />
      <ProductRows products={products} list={list} look={shop.hasShelves ? 'tiles' : undefined} />
    </>
  );
}
