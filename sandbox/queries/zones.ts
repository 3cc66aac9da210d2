/** Which shops deliver to a point? */

import type { Store } from '../database/store.ts';
import type { Position } from '../rules/distance.ts';
import { type Ring, reaches } from '../rules/zone.ts';

export interface ZoneRow {
  id: number;
  shop_id: number;
  ring: string;
}

/** Every list of a page asks it of the same point. */
export function shopsReaching(store: Store, point: Position): number[] {
  return store.kept(`shops reaching ${point.latitude} ${point.longitude}`, () => {
    const boxes = store.all<ZoneRow>(
      'SELECT id, shop_id, ring FROM zones WHERE ? BETWEEN south AND north AND ? BETWEEN west AND east',
      point.latitude,
      point.longitude,
    );
    return boxes.filter(zone => reaches(ringOf(zone), point)).map(zone => zone.shop_id);
  });
}

export function shopsWithZone(store: Store): number[] {
  return store.all<{ shop_id: number }>('SELECT shop_id FROM zones').map(zone => zone.shop_id);
}

export function zoneOf(store: Store, shopId: number): ZoneRow | undefined {
  return store.one<ZoneRow>('SELECT id, shop_id, ring FROM zones WHERE shop_id = ?', shopId);
}

export function ringOf(zone: ZoneRow): Ring {
  const known = rings.get(zone.ring);
  if (known) return known;
  const ring = JSON.parse(zone.ring) as Ring;
  if (rings.size >= 5000) rings.clear();
  rings.set(zone.ring, ring);
  return ring;
}

// Every list near an address needs up to two thousand rings, so each is parsed once.
const rings = new Map<string, Ring>();
