import { ShopListPage } from '@/components/lists/shop-list-page';
import { listPath } from '@/lib/shops/list/filters';
import { listMetadata } from '@/lib/shops/list/list-metadata';
import { requestFilter } from '@/lib/shops/list/request-filter';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => listMetadata('shop');

export default async function FilteredShopsPage({ params }: { params: Promise<{ place: string }> }) {
  const [{ place }, filter] = await Promise.all([params, requestFilter('shop', listPath)]);
  return <ShopListPage type="shop" place={place} filter={filter} />;
}
