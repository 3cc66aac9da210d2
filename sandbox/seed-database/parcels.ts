/** Which parcels do couriers carry? Three sizes, each with a picture. */

import { insertRow } from '../database/insert-row.ts';
import { picturePath } from '../pictures/path.ts';
import type { Picture } from '../seed/types.ts';
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
    picture: { icon: 'heart', hue: 340 },
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
      ...{ type, img: picturePath(picture, 'category'), max_width, max_height, max_length },
      ...{ min_g: 0, max_g: grams, max_range: kilometres, price, price_per_km: pricePerKm },
    });
  }
}
