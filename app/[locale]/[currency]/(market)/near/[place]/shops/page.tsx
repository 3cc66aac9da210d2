import { ShopListPage } from '@/components/lists/shop-list-page';
import { noFilter } from '@/lib/shops/list/filters';
import { listMetadata } from '@/lib/shops/list/list-metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = () => listMetadata('shop');

/** The list without filters, kept for each place. Its dynamic twin renders the list with filters. */
export default async function ShopsPage({ params }: { params: Promise<{ place: string }> }) {
  const { place } = await params;
  return <ShopListPage type="shop" place={place} filter={noFilter} />;
}
