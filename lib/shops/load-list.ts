/** Loads the shops of a list page: all pages up to the requested one, so that "Show more" works without script. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { longestPage, pagesBehind } from '@/lib/api/pages';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { documentWith, firstPageWith, pagesAtOnce } from '@/lib/paths/document-pages';
import { nearSorts, type ShopFilter, sortsAt } from '@/lib/shops/filters';
import { openState } from '@/lib/shops/hours';
import { isOutOfReach, orderableFirst, whyNotOrderable } from '@/lib/shops/orderable';
import { listShops, pageSize, type ShopType } from '@/lib/shops/queries';
import { isNarrowedInOrder, type ReachOf, reachAt } from '@/lib/shops/reach';
import type { Shop } from '@/lib/shops/schema';
import { sortNear } from '@/lib/shops/sorting';
import { wallTime } from '@/lib/time';
import type { Place } from '@/lib/view/view';

/** Hundreds of shops that are read to find the open ones. A larger market keeps the API's own order. */
const mostHundreds = 5;

/** One call less, for who delivers. */
const mostBesideReach = 4;

export interface ShopList {
  shops: Shop[];
  total: number;
  /** The first and last page shown. */
  firstPage: number;
  page: number;
  lastPage: number;
  /** Who of them delivers, where the API has not narrowed the list to the place. */
  reachOf?: ReachOf;
}

/**
 * Finds out here which shops are open by the clock, for the "open" filter and to put open shops first where no order of
 * the API's was chosen. The API cannot: its `open` is the owner's switch alone (docs/api.md 6.2), and its lists mix open
 * and closed. Asks the API at most five times (docs/decisions/054).
 */
export async function loadShopList(type: ShopType, place: Place, wanted: ShopFilter): Promise<Outcome<ShopList>> {
  // An old link may ask for an order that needs a place.
  const filter = { ...wanted, sort: sortsAt(place).find(sort => sort === wanted.sort) ?? '' } as const;
  const near = nearSorts.find(sort => sort === filter.sort);
  const isTheirs = filter.newest || (filter.sort !== '' && near === undefined);
  if (isTheirs && !isNarrowedInOrder(place, filter)) return narrowedHere(type, place, filter);
  if (!filter.open && isTheirs) return listDocument(type, place, filter);
  const start = await readHundred(type, place, filter, 1);
  if (!start.ok) return start;
  // Near a place the API's own order is by delivery fee (docs/api.md 6.2).
  const isSorted = near === undefined || near === 'fee';
  if (!filter.open && isSorted && start.value.lastPage > mostHundreds) return listDocument(type, place, filter);
  const found = await readHundreds(type, place, filter, mostHundreds);
  if (!found.ok) return found;
  const shops = near === undefined ? found.value : sortNear(found.value, near, place);
  const [open, closed] = await byOpening(shops);
  return { ok: true, value: cut(filter.open ? open : [...open, ...closed], filter.page) };
}

/**
 * A list that the API has not narrowed to the place is narrowed here; one that is too large for that says of each shop
 * whether it delivers.
 */
async function narrowedHere(type: ShopType, place: Place, filter: ShopFilter): Promise<Outcome<ShopList>> {
  const [reachOf, start] = await Promise.all([reachAt(place, undefined, [type]), readHundred(type, place, filter, 1)]);
  if (!start.ok) return start;
  if (!filter.open && start.value.lastPage > mostBesideReach) {
    const list = await listDocument(type, place, filter);
    return list.ok ? { ok: true, value: { ...list.value, reachOf } } : list;
  }
  const found = await readHundreds(type, place, filter, mostBesideReach);
  if (!found.ok) return found;
  const reached = found.value.filter(({ id }) => !isOutOfReach(reachOf(id)));
  const shops = filter.open ? (await byOpening(reached))[0] : reached;
  return { ok: true, value: { ...cut(shops, filter.page), reachOf } };
}

/** Reads the pages of one document in the API's own order and by one call, as one page of its own size. */
async function listDocument(type: ShopType, place: Place, filter: ShopFilter): Promise<Outcome<ShopList>> {
  const wanted = documentWith(filter.page);
  const read = (page: number) => listShops(type, place, { ...filter, page }, pageSize * pagesAtOnce);
  const found = await read(wanted);
  // An old link may name a page beyond the end.
  const isBeyond = found.ok && found.value.lastPage > 0 && found.value.lastPage < wanted;
  const answer = isBeyond ? await read(found.value.lastPage) : found;
  if (!answer.ok) return answer;
  const { items, total } = answer.value;
  const { page, firstPage, lastPage } = pagesOf(total, filter.page);
  return {
    ok: true,
    value: { shops: items.slice(0, (page - firstPage + 1) * pageSize), total, firstPage, page, lastPage },
  };
}

/** Reads the first shops that a filter finds, at most this many hundreds, with as many calls. */
export async function readHundreds(
  type: ShopType,
  place: Place,
  filter: ShopFilter,
  most: number,
): Promise<Outcome<Shop[]>> {
  const start = await readHundred(type, place, filter, 1);
  if (!start.ok) return start;
  const last = Math.min(start.value.lastPage, most);
  const rest = await pagesBehind(last, page => readHundred(type, place, filter, page));
  const failure = rest.find(answer => !answer.ok);
  if (failure !== undefined) return failure;
  return { ok: true, value: distinct([start, ...rest].flatMap(answer => (answer.ok ? answer.value.items : []))) };
}

function readHundred(type: ShopType, place: Place, filter: ShopFilter, page: number) {
  return listShops(type, place, { ...filter, page }, longestPage);
}

/** Open and closed by the marketplace's clock, each in the order given; of the closed, those that can be ordered first. */
export async function byOpening(shops: Shop[]): Promise<[Shop[], Shop[]]> {
  const { locale } = await pageMarket();
  const now = wallTime(await getClock(locale));
  const { open = [], closed = [] } = Object.groupBy(shops, ({ hours }) =>
    openState(hours, now).state === 'open' ? 'open' : 'closed',
  );
  return [open, orderableFirst(closed, shop => whyNotOrderable(shop, 'unknown', now))];
}

function cut(shops: Shop[], wantedPage: number): ShopList {
  const { page, firstPage, lastPage } = pagesOf(shops.length, wantedPage);
  return {
    shops: shops.slice((firstPage - 1) * pageSize, page * pageSize),
    total: shops.length,
    firstPage,
    page,
    lastPage,
  };
}

/** A page beyond the end is the last one. */
function pagesOf(total: number, wanted: number) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted, lastPage);
  return { page, lastPage, firstPage: firstPageWith(page) };
}

/** Removes duplicates: a shop may move from one page to the next between two answers. */
function distinct(shops: Shop[]): Shop[] {
  return [...new Map(shops.map(shop => [shop.id, shop])).values()];
}
