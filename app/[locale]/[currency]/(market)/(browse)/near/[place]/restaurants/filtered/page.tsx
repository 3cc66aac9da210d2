import { ShopListPage } from '@/components/lists/shop-list-page';
import { askedFilter } from '@/lib/shops/asked-filter';
import { listMetadata } from '@/lib/shops/list-metadata';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => listMetadata('restaurant');

export default async function FilteredRestaurantsPage({ params }: { params: Promise<{ place: string }> }) {
  const [{ place }, filter] = await Promise.all([params, askedFilter('restaurant')]);
  return <ShopListPage type="restaurant" place={place} filter={filter} />;
}
