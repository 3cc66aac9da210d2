/** Which parcels do couriers carry? Three sizes, each with a picture; and who has sent one before? */

import { insertRow } from '../database/insert-row.ts';
import { picturePath } from '../pictures/path.ts';
import { distanceKm } from '../rules/distance.ts';
import type { Picture, SeedAddress, Town } from '../seed/types.ts';
import type { SeedContext } from './context.ts';

interface Size {
  type: string;
  picture: Picture;
  /** Centimetres. */
  box: [width: number, height: number, length: number];
  grams: number;
  kilometres: number;
  price: number;
  pricePerKm: number;
}

const sizes: Size[] = [
  {
    type: 'S',
    picture: { icon: 'cupcake', hue: 340 },
    box: [25, 5, 35],
    grams: 1000,
    kilometres: 20,
    price: 2.5,
    pricePerKm: 0.45,
  },
  {
    type: 'M',
    picture: { icon: 'gift', hue: 30 },
    box: [40, 30, 40],
    grams: 5000,
    kilometres: 15,
    price: 3.9,
    pricePerKm: 0.6,
  },
  {
    type: 'L',
    picture: { icon: 'basket', hue: 200 },
    box: [60, 50, 80],
    grams: 15_000,
    kilometres: 10,
    price: 7.5,
    pricePerKm: 0.95,
  },
];

export function insertParcelTypes({ store }: SeedContext): void {
  for (const { type, picture, box, grams, kilometres, price, pricePerKm } of sizes) {
    const [max_width, max_height, max_length] = box;
    insertRow(store, 'parcel_types', {
      type,
      img: picturePath(picture, 'category'),
      max_width,
      max_height,
      max_length,
      min_g: 0,
      max_g: grams,
      max_range: kilometres,
      price,
      price_per_km: pricePerKm,
    });
  }
}

/** In a town where something was ordered, who has two addresses has sent a parcel from one to the other. */
export function insertParcels(context: SeedContext, town: Town): void {
  const [courier] = town.couriers;
  for (const { email, firstname, phone = '', addresses = [] } of town.orders.length === 0 ? [] : town.customers) {
    const [home, work] = addresses;
    const userId = context.userIds.get(email);
    if (home === undefined || work === undefined || userId === undefined) continue;
    const km = distanceKm(home.location, work.location);
    const at = context.ago(9);
    const price = Math.round(((sizes[0]?.price ?? 0) + (sizes[0]?.pricePerKm ?? 0) * km) * 100) / 100;
    insertRow(context.store, 'parcel_orders', {
      user_id: userId,
      type_id: 1,
      currency_id: 1,
      rate: 1,
      total_price: price,
      km,
      status: 'delivered',
      address_from: doorOf(home),
      phone_from: phone,
      username_from: firstname,
      address_to: doorOf(work),
      phone_to: '998901234577',
      username_to: 'Mira Sol',
      delivery_date: context.day(-9),
      delivery_time: '10:30',
      description: 'The keys to the office',
      notify: 0,
      images: '[]',
      payment_status: 'paid',
      paid_at: at,
      payment_id: context.store.one<{ id: number }>("SELECT id FROM payments WHERE tag = 'cash'")?.id ?? null,
      courier_id: (courier && context.userIds.get(courier.key)) ?? null,
      life_seconds: 0,
      created_at: at,
      updated_at: at,
    });
  }
}

function doorOf({ location, details: { address, house, floor, office } }: SeedAddress): string {
  return JSON.stringify({ ...location, address, house, stage: floor, room: office });
}
