/** Which shops a list page shows: all pages up to the one asked for, so that nothing is lost without script. */
import 'server-only';
import type { Outcome } from '@/lib/api/wire';
import { here } from '@/lib/market/here';
import { getClock } from '@/lib/market/queries';
import type { ShopFilter } from '@/lib/shops/filters';
import { openState } from '@/lib/shops/hours';
import { listShops, pageSize, type ShopType } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';
import type { Place } from '@/lib/view';

/** So many pages stand on one document; the next ones begin a new document, which bounds its weight. */
export const pagesAtOnce = 5;

/** The API gives at most a hundred at once (API 1.3); so many hundreds are looked through for the open ones. */
const hundred = 100;
const mostHundreds = 10;

export interface ShopList {
  shops: Shop[];
  total: number;
  /** The first and last page shown. */
  firstPage: number;
  page: number;
  lastPage: number;
}

export async function loadShopList(type: ShopType, place: Place, filter: ShopFilter): Promise<Outcome<ShopList>> {
  if (filter.open) return listOpen(type, place, filter);
  const first = firstPageWith(filter.page);
  const numbers = Array.from({ length: filter.page - first + 1 }, (_, index) => first + index);
  const answers = await Promise.all(numbers.map(page => listShops(type, place, { ...filter, page })));
  const failure = answers.find(answer => !answer.ok);
  if (failure !== undefined) return failure;
  const pages = answers.flatMap(answer => (answer.ok ? [answer.value] : []));
  const { total, lastPage } = pages[0] ?? { total: 0, lastPage: 1 };
  // A page number out of an old link may lie behind the end.
  if (first > lastPage) return loadShopList(type, place, { ...filter, page: Math.max(1, lastPage) });
  const shops = distinct(pages.flatMap(({ items }) => items));
  return { ok: true, value: { shops, total, firstPage: first, page: Math.min(filter.page, lastPage), lastPage } };
}

/** The API's `open` is the owner's switch alone (API 6.2); who is open by the clock as well is found out here. */
async function listOpen(type: ShopType, place: Place, filter: ShopFilter): Promise<Outcome<ShopList>> {
  const ask = (page: number) => listShops(type, place, { ...filter, page }, hundred);
  const [{ locale }, start] = await Promise.all([here(), ask(1)]);
  if (!start.ok) return start;
  const rest = Math.min(start.value.lastPage, mostHundreds) - 1;
  const more = await Promise.all(Array.from({ length: Math.max(0, rest) }, (_, index) => ask(index + 2)));
  const now = wallTime(await getClock(locale));
  const items = [start, ...more].flatMap(answer => (answer.ok ? answer.value.items : []));
  const open = distinct(items).filter(({ hours }) => openState(hours, now).state === 'open');
  const lastPage = Math.max(1, Math.ceil(open.length / pageSize));
  const page = Math.min(filter.page, lastPage);
  const firstPage = firstPageWith(page);
  const shops = open.slice((firstPage - 1) * pageSize, page * pageSize);
  return { ok: true, value: { shops, total: open.length, firstPage, page, lastPage } };
}

function firstPageWith(page: number): number {
  return Math.floor((page - 1) / pagesAtOnce) * pagesAtOnce + 1;
}

/** A shop may slip from one page to the next between two answers. */
function distinct(shops: Shop[]): Shop[] {
  return [...new Map(shops.map(shop => [shop.id, shop])).values()];
}
