import { ShopListPage } from '@/components/lists/shop-list-page';
import { askedFilter } from '@/lib/shops/asked-filter';
import { listMetadata } from '@/lib/shops/list-metadata';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => listMetadata('shop');

export default async function FilteredShopsPage({ params }: { params: Promise<{ place: string }> }) {
  const [{ place }, filter] = await Promise.all([params, askedFilter('shop')]);
  return <ShopListPage type="shop" place={place} filter={filter} />;
}
