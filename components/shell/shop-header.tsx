import { SearchBox } from '@/components/search/search-box';
import { Header } from '@/components/shell/header';
import { gone } from '@/lib/gone';
import { getShop } from '@/lib/shops/queries';

/** The header of a shop's pages, whose field searches this shop. Answers 404 where there is no such shop. */
export async function ShopHeader({ id }: { id: string }) {
  const shop = await getShop(id);
  if (!shop.ok && shop.why === 'gone') return gone();
  const searched = shop.ok ? { shop: { id: shop.value.id, title: shop.value.title } } : {};
  return <Header search={<SearchBox {...searched} />} />;
}
