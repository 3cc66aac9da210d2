/** Loads the shops of a list page: all pages up to the requested one, so that "Show more" works without script. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import type { ShopFilter } from '@/lib/shops/filters';
import { openState } from '@/lib/shops/hours';
import { listShops, pageSize, type ShopType } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';
import type { Place } from '@/lib/view/view';

/** Pages shown in one document. The page after them begins a new document, which bounds its weight. */
export const pagesAtOnce = 5;

/** The API returns at most a hundred items per page (docs/api.md 1.3). */
const hundred = 100;

/** Hundreds of shops that are read to find the open ones. A larger market keeps the API's own order. */
const mostHundreds = 5;

export interface ShopList {
  shops: Shop[];
  total: number;
  /** The first and last page shown. */
  firstPage: number;
  page: number;
  lastPage: number;
}

/**
 * Finds out here which shops are open by the clock, for the "open" filter and to put open shops first where no order
 * was chosen. The API cannot: its `open` is the owner's switch alone (docs/api.md 6.2), and its lists mix open and
 * closed.
 */
export async function loadShopList(type: ShopType, place: Place, filter: ShopFilter): Promise<Outcome<ShopList>> {
  if (!filter.open && (filter.sort !== '' || filter.newest)) return listPages(type, place, filter);
  const found = await readAll(type, place, filter);
  if (!found.ok) return found;
  if (!filter.open && !found.value.isComplete) return listPages(type, place, filter);
  const [open, closed] = await byOpening(found.value.shops);
  return { ok: true, value: cut(filter.open ? open : [...open, ...closed], filter.page) };
}

/** Reads the list in the API's own order and pages. */
async function listPages(type: ShopType, place: Place, filter: ShopFilter): Promise<Outcome<ShopList>> {
  const firstPage = firstPageWith(filter.page);
  const numbers = Array.from({ length: filter.page - firstPage + 1 }, (_, index) => firstPage + index);
  const answers = await Promise.all(numbers.map(page => listShops(type, place, { ...filter, page })));
  const failure = answers.find(answer => !answer.ok);
  if (failure !== undefined) return failure;
  const pages = answers.flatMap(answer => (answer.ok ? [answer.value] : []));
  const { total, lastPage } = pages[0] ?? { total: 0, lastPage: 1 };
  // An old link may name a page beyond the end.
  if (firstPage > lastPage && lastPage > 0) return listPages(type, place, { ...filter, page: lastPage });
  const shops = distinct(pages.flatMap(({ items }) => items));
  return { ok: true, value: { shops, total, firstPage, page: Math.min(filter.page, lastPage), lastPage } };
}

/** Reads all shops that a filter finds, up to `mostHundreds`. `isComplete` says whether these are really all. */
export async function readAll(type: ShopType, place: Place, filter: ShopFilter) {
  const readPage = (page: number) => listShops(type, place, { ...filter, page }, hundred);
  const start = await readPage(1);
  if (!start.ok) return start;
  const pages = Math.min(start.value.lastPage, mostHundreds);
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2)));
  const shops = distinct([start, ...rest].flatMap(answer => (answer.ok ? answer.value.items : [])));
  const isComplete = start.value.lastPage <= mostHundreds && rest.every(({ ok }) => ok);
  return { ok: true as const, value: { shops, isComplete } };
}

async function byOpening(shops: Shop[]): Promise<[Shop[], Shop[]]> {
  const { locale } = await pageMarket();
  const now = wallTime(await getClock(locale));
  const isOpen = ({ hours }: Shop) => openState(hours, now).state === 'open';
  return [shops.filter(isOpen), shops.filter(shop => !isOpen(shop))];
}

function cut(shops: Shop[], wantedPage: number): ShopList {
  const lastPage = Math.max(1, Math.ceil(shops.length / pageSize));
  const page = Math.min(wantedPage, lastPage);
  const firstPage = firstPageWith(page);
  return {
    shops: shops.slice((firstPage - 1) * pageSize, page * pageSize),
    total: shops.length,
    firstPage,
    page,
    lastPage,
  };
}

function firstPageWith(page: number): number {
  return Math.floor((page - 1) / pagesAtOnce) * pagesAtOnce + 1;
}

/** Removes duplicates: a shop may move from one page to the next between two answers. */
function distinct(shops: Shop[]): Shop[] {
  return [...new Map(shops.map(shop => [shop.id, shop])).values()];
}
