import '@/components/shop/map/places.css';
import { ShopsMapPage } from '@/components/lists/shops-map-page';
import { mapPath } from '@/lib/shops/list/filters';
import { mapMetadata } from '@/lib/shops/list/list-metadata';
import { requestFilter } from '@/lib/shops/list/request-filter';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => mapMetadata('shop');

export default async function FilteredShopsMap({ params }: { params: Promise<{ place: string }> }) {
  const [{ place }, filter] = await Promise.all([params, requestFilter('shop', mapPath)]);
  return <ShopsMapPage type="shop" place={place} filter={filter} />;
}
