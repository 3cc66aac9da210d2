import { ShopListPage } from '@/components/lists/shop-list-page';
import { noFilter } from '@/lib/shops/list/filters';
import { listMetadata } from '@/lib/shops/list/list-metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = () => listMetadata('restaurant');

/** The list without filters, kept for each place. Its dynamic twin renders the list with filters. */
export default async function RestaurantsPage({ params }: { params: Promise<{ place: string }> }) {
  const { place } = await params;
  return <ShopListPage type="restaurant" place={place} filter={noFilter} />;
}
