import { Unreached } from '@/components/errors/unreached';
import { EmptyList } from '@/components/lists/empty-list';
import { ListJsonLd } from '@/components/lists/list-json-ld';
import { MapHead } from '@/components/lists/map-head';
import { ShopPlaces } from '@/components/lists/shop-places';
import { PlacesMap } from '@/components/shop/map/places-map';
import { Main } from '@/components/ui/main';
import type { ShopType } from '@/lib/market/shop-type';
import { isNoMatch, mapPath, noFilter, type ShopFilter } from '@/lib/shops/list/filters';
import { listTypeOf, listWords } from '@/lib/shops/list/one-list';
import { listPlaces } from '@/lib/shops/list/places';
import { readNear, readOnceReached } from '@/lib/shops/list/read-near';
import { type Place, pointOf } from '@/lib/view/view';

interface ShopsMapPageProps {
  type: ShopType;
  place: Place;
  filter: ShopFilter;
}

/** Restaurants or shops on a map, beside the same list in words: all, or those that the filter leaves. */
export async function ShopsMapPage({ type: asked, place, filter }: ShopsMapPageProps) {
  const [type, { map: title }] = await Promise.all([listTypeOf(asked), listWords(asked)]);
  const read = filter === noFilter ? readNear : readOnceReached;
  const { found, isReached, listPlace } = await read(place, near => listPlaces({ type, place: near, filter }, place));
  if (!found.ok && !isNoMatch(found, filter)) return <Unreached />;
  const { shops, isAll } = found.ok ? found.value : { shops: [], isAll: true };
  const points = shops.flatMap(({ location }) => location ?? []);
  return (
    <Main className="column roomy places">
      <MapHead type={type} place={place} filter={filter} count={shops.length} isReached={isReached} isAll={isAll} />
      <div className="places-view">
        <PlacesMap points={points} here={pointOf(place)} label={title} />
      </div>
      {shops.length > 0 ? (
        <ShopPlaces shops={shops} place={place} fulfilment={filter.fulfilment} />
      ) : (
        <EmptyList type={type} place={listPlace} filter={filter} to={mapPath} />
      )}
      <ListJsonLd name={title} path={`/${type}s/map`} shops={shops} />
    </Main>
  );
}
