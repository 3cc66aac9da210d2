/** What does a shop look like in lists and on its own page? Shop of API.md 2.3 with what each call loads. */

import type { View } from '../asked/view.ts';
import { inOrder, rowsOf } from '../rows.ts';
import { bonusesOf, shopDiscounts } from './discount.ts';
import { closedDates, workingDays } from './hours.ts';
import { isoish, present } from './present.ts';
import { type Fallback, translations } from './translation.ts';

export interface ShopRow {
  id: number;
  uuid: string;
  type: string;
  status: string;
  open: number;
  visibility: number;
  verify: number;
  logo_img: string;
  background_img: string;
  phone: string;
  price: number;
  price_per_km: number;
  tax: number;
  min_amount: number;
  delivery_from: number;
  delivery_to: number;
  delivery_type: string;
  latitude: number;
  longitude: number;
  rating_avg: number | null;
  reviews_count: number;
  orders_count: number;
  sold_lately: number;
  created_at: string;
}

export function shopRows(view: View, ids: number[]): ShopRow[] {
  return inOrder(
    ids,
    rowsOf<ShopRow>(view.store, 'SELECT * FROM shops WHERE id IN (SELECT value FROM json_each(?))', ids),
  );
}

/** Items of `shops/paginate` and of banners. */
export function shopItems(view: View, ids: number[], leastSold: number, fallback: Fallback = 'strict'): object[] {
  const words = translations(view, 'shop', ids, fallback);
  const bonuses = bonusesOf(view, 'shop', ids);
  const discounts = shopDiscounts(view, ids);
  const days = workingDays(view, ids);
  const holidays = closedDates(view, ids);
  return shopRows(view, ids).map(row => ({
    ...shopFace(view, row),
    open: Boolean(row.open),
    visibility: row.visibility,
    delivery_time: deliveryTime(row),
    location: { latitude: String(row.latitude), longitude: String(row.longitude) },
    ...present({ rating_avg: row.rating_avg, reviews_count: row.reviews_count, verify: row.verify }),
    ...present({ is_recommended: row.sold_lately >= leastSold }),
    translation: words.get(row.id) ?? null,
    bonus: bonuses.get(row.id) ?? null,
    discount: discounts.get(row.id) ?? [],
    discounts_count: discounts.get(row.id)?.length ?? null,
    shop_working_days: days.get(row.id) ?? [],
    shop_closed_date: holidays.get(row.id) ?? [],
  }));
}

/** Who the shop is and how it looks. */
export function shopFace({ origin }: View, row: ShopRow) {
  return {
    id: row.id,
    uuid: row.uuid,
    logo_img: origin + row.logo_img,
    background_img: origin + row.background_img,
    status: row.status,
    type: row.type,
  };
}

/** What only the shop's own page loads beyond the list item. */
export function shopColumns({ rate }: View, row: ShopRow) {
  return present({
    phone: row.phone,
    price: row.price * rate,
    price_per_km: row.price_per_km * rate,
    tax: row.tax,
    min_amount: row.min_amount,
    orders_count: row.orders_count,
    created_at: isoish(row.created_at),
    updated_at: isoish(row.created_at),
  });
}

function deliveryTime(row: ShopRow) {
  return { from: String(row.delivery_from), to: String(row.delivery_to), type: row.delivery_type };
}
