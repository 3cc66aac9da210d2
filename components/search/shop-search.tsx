import { SearchedShop } from '@/components/search/searched-shop.client';
import { gone } from '@/lib/gone';
import { getShop } from '@/lib/shops/queries';

/** Tells the header's search field which shop it searches. Answers 404 where there is no such shop. */
export async function ShopSearch({ id }: { id: string }) {
  const shop = await getShop(id);
  if (!shop.ok) return shop.why === 'gone' ? gone() : null;
  return <SearchedShop id={shop.value.id} title={shop.value.title} />;
}
