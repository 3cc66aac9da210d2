/** What does a shop look like in lists and on its own page? Shop of docs/api.md 2.3 with what each call loads. */

import type { View } from '../input/view.ts';
import { hasNoTypes, isSecondRevision, listsFewColumns } from '../queries/settings.ts';
import { type ShopRow, shopRows } from '../queries/shops.ts';
import { closedDates, workingDays } from '../queries/working-hours.ts';
import { presentBonuses } from './bonus.ts';
import { presentShopDiscounts } from './discount.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';
import { type Fallback, translations } from './translation.ts';

interface PresentedShop {
  id: number;
}

/** Items of `shops/paginate` and of banners, with the columns that R2 loads, unless the market lists few. */
export function presentShops(view: View, ids: number[], recommendedFrom: number, fallback?: Fallback): PresentedShop[] {
  const shops = presentWholeShops(view, ids, recommendedFrom, fallback);
  if (!listsFewColumns(view.store)) return shops;
  return shops.map(({ id, ...shop }) => ({
    id,
    ...Object.fromEntries(Object.entries(shop).filter(([key]) => !laterColumns.has(key))),
  }));
}

const laterColumns = new Set<string>([
  ...['phone', 'price', 'price_per_km', 'tax', 'min_amount', 'orders_count', 'verify', 'created_at', 'updated_at'],
]);

/** With all columns. */
export function presentWholeShops(
  view: View,
  ids: number[],
  recommendedFrom: number,
  fallback: Fallback = 'strict',
): PresentedShop[] {
  const words = translations(view, 'shop', ids, fallback);
  const bonuses = presentBonuses(view, 'shop', ids);
  const discounts = presentShopDiscounts(view, ids);
  const days = workingDays(view, ids);
  const holidays = closedDates(view, ids);
  const minimumRate = minimumRateOf(view);
  return shopRows(view, ids).map(row => ({
    ...presentShopSummary(view, row),
    ...presentColumns(row, view.rate, minimumRate),
    open: Boolean(row.open),
    visibility: row.visibility,
    delivery_time: deliveryTime(row),
    location: { latitude: String(row.latitude), longitude: String(row.longitude) },
    ...omitFalsy({ rating_avg: row.rating_avg, reviews_count: row.reviews_count, verify: row.verify }),
    ...omitFalsy({ is_recommended: row.sold_lately >= recommendedFrom }),
    translation: words.get(row.id) ?? null,
    bonus: bonuses.get(row.id) ?? null,
    discount: discounts.get(row.id) ?? [],
    discounts_count: discounts.get(row.id)?.length ?? null,
    shop_working_days: days.get(row.id) ?? [],
    shop_closed_date: holidays.get(row.id) ?? [],
  }));
}

/** What orders, recipes and products show of their shops, by id: as `present` shows a row, with its texts. */
export function presentShopsById(
  view: View,
  ids: number[],
  present: (view: View, row: ShopRow) => object,
): Map<number, object> {
  const words = translations(view, 'shop', ids, 'default');
  return new Map(
    shopRows(view, ids).map(row => [row.id, { ...present(view, row), translation: words.get(row.id) ?? null }]),
  );
}

/** Who the shop is and how it looks. */
export function presentShopSummary({ origin, store }: View, row: ShopRow) {
  return {
    id: row.id,
    uuid: row.uuid,
    logo_img: origin + row.logo_img,
    background_img: origin + row.background_img,
    status: row.status,
    ...(!hasNoTypes(store) && { type: row.type }),
  };
}

/** What lists load since R2 (docs/api.md 6.2), and the shop's own page in R1 as well. */
function presentColumns(row: ShopRow, rate: number, minimumRate: number) {
  return omitFalsy({
    phone: row.phone,
    price: row.price * rate,
    price_per_km: row.price_per_km * rate,
    tax: row.tax,
    min_amount: row.min_amount * minimumRate,
    orders_count: row.orders_count,
    created_at: presentTime(row.created_at),
    updated_at: presentTime(row.created_at),
  });
}

/** The least amount of an order is in the base currency before R2 (docs/api.md 2.3). */
function minimumRateOf({ store, rate }: View): number {
  return isSecondRevision(store) ? rate : 1;
}

function deliveryTime(row: ShopRow) {
  return { from: String(row.delivery_from), to: String(row.delivery_to), type: row.delivery_type };
}
