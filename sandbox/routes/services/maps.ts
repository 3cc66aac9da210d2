/** The maps service's geocoding in its own shape: addresses of points, and points of typed addresses. */

import { Hono } from 'hono';
import { rowsByIds } from '../../database/rows.ts';
import type { Store } from '../../database/store.ts';
import type { Sandbox } from '../../input/view.ts';
import { addressText, type Place, placeAt, placesNamed, type Street } from '../../queries/geocode.ts';

interface StreetRow {
  id: number;
  from_latitude: number;
  from_longitude: number;
  to_latitude: number;
  to_longitude: number;
}

export function mapRoutes({ store }: Sandbox): Hono {
  const routes = new Hono();

  routes.get('/geocode', context => {
    const { latlng, address, language = 'en' } = context.req.query();
    const locale = language.slice(0, 2).toLowerCase();
    const point = pointOf(latlng);
    if (!point && !address?.trim()) {
      return context.json({ status: 'INVALID_REQUEST', error_message: "Name 'latlng' or 'address'.", results: [] });
    }
    const streets = store.kept(`streets in ${locale}`, () => streetsIn(store, locale));
    const places = point
      ? [placeAt(point, streets)].filter(place => place !== null)
      : placesNamed(address ?? '', streets);
    return context.json({
      status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
      results: places.map(place => result(place, locale)),
    });
  });

  return routes;
}

function result(place: Place, locale: string) {
  return {
    address_components: [
      ...(place.number === undefined ? [] : [component(`${place.number}`, 'street_number')]),
      component(place.street.name, 'route'),
    ],
    formatted_address: addressText(place, locale),
    geometry: { location: { lat: place.location.latitude, lng: place.location.longitude } },
    place_id: `street-${place.street.id}-${place.number ?? 0}`,
  };
}

function component(name: string, type: string) {
  return { long_name: name, short_name: name, types: [type] };
}

function pointOf(latlng: string | undefined) {
  const [latitude = Number.NaN, longitude = Number.NaN] = (latlng ?? '').split(',').map(Number.parseFloat);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

function streetsIn(store: Store, locale: string): Street[] {
  const rows = store.all<StreetRow>('SELECT * FROM streets ORDER BY id');
  const words = rowsByIds<{ owner_id: number; locale: string; title: string }>(
    store,
    "SELECT owner_id, locale, title FROM texts WHERE owner = 'street' AND owner_id IN (SELECT value FROM json_each(?)) ORDER BY id",
    rows.map(row => row.id),
  );
  const byStreet = Map.groupBy(words, word => word.owner_id);
  return rows.map(row => {
    const names = byStreet.get(row.id) ?? [];
    return {
      id: row.id,
      name: (names.find(word => word.locale === locale) ?? names[0])?.title ?? '',
      names: names.map(word => word.title),
      from: { latitude: row.from_latitude, longitude: row.from_longitude },
      to: { latitude: row.to_latitude, longitude: row.to_longitude },
    };
  });
}
