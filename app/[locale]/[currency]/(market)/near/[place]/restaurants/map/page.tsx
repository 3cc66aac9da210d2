import '@/components/shop/map/places.css';
import { ShopsMapPage } from '@/components/lists/shops-map-page';
import { noFilter } from '@/lib/shops/list/filters';
import { mapMetadata } from '@/lib/shops/list/list-metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = () => mapMetadata('restaurant');

/** The map without filters, kept for each place. Its dynamic twin shows the one with filters. */
export default async function RestaurantsMap({ params }: { params: Promise<{ place: string }> }) {
  const { place } = await params;
  return <ShopsMapPage type="restaurant" place={place} filter={noFilter} />;
}
