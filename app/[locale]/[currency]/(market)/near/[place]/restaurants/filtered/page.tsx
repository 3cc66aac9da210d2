import { ShopListPage } from '@/components/lists/shop-list-page';
import { listPath } from '@/lib/shops/list/filters';
import { listMetadata } from '@/lib/shops/list/list-metadata';
import { requestFilter } from '@/lib/shops/list/request-filter';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => listMetadata('restaurant');

export default async function FilteredRestaurantsPage({ params }: { params: Promise<{ place: string }> }) {
  const [{ place }, filter] = await Promise.all([params, requestFilter('restaurant', listPath)]);
  return <ShopListPage type="restaurant" place={place} filter={filter} />;
}
