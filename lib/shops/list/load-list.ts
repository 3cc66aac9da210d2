/** Loads the shops of a list page: all pages up to the requested one, so that "Show more" works without script. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { longestPage, pagesBehind } from '@/lib/api/pages';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { documentWith, firstPageWith, pagesAtOnce } from '@/lib/paths/document-pages';
import { distanceFormula } from '@/lib/shops/door-price/distance-formula';
import type { DistanceFormula } from '@/lib/shops/door-price/door-price';
import { type NearSort, nearSorts, sortsAt } from '@/lib/shops/list/filters';
import { sortNear, withinTime } from '@/lib/shops/list/sorting';
import { isShut, openState } from '@/lib/shops/opening/hours';
import { isOutOfReach, orderableFirst, whyNotOrderable } from '@/lib/shops/opening/orderable';
import { listShops, pageSize, type ShopListQuery } from '@/lib/shops/queries';
import { isNarrowedInOrder, type ReachOf, reachAt } from '@/lib/shops/reach';
import type { Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';

/** The most hundreds of shops that are read to find the open ones. A larger market keeps the API's own order. */
const mostHundreds = 5;

/** One hundred less, because finding out which shops deliver takes a call. */
const mostBesideReach = 4;

export interface ShopList {
  shops: Shop[];
  total: number;
  /** The first and last page shown. */
  firstPage: number;
  page: number;
  lastPage: number;
  /** Which shops deliver, where the API has not limited the list to the place. */
  reachOf?: ReachOf;
}

/**
 * Finds out by the clock which shops are open, for the "open" filter and to list open shops first where no sort was
 * chosen. The API cannot do it: its `open` is only the owner's switch (docs/api.md 6.2), and its lists mix open and
 * closed shops. Makes at most five calls (docs/decisions/054).
 */
export async function loadShopList({ type, place, filter: wanted }: ShopListQuery): Promise<Outcome<ShopList>> {
  // An old link may name a sort that needs a place.
  const filter = { ...wanted, sort: sortsAt(place).find(sort => sort === wanted.sort) ?? '' } as const;
  const query = { type, place, filter };
  const near = nearSorts.find(sort => sort === filter.sort);
  const isInApiOrder = filter.newest || (filter.sort !== '' && near === undefined);
  if (isInApiOrder && !isNarrowedInOrder(place, filter)) return narrowedHere(query);
  const isNarrowed = filter.open || filter.within !== '';
  if (!isNarrowed && isInApiOrder) return listDocument(query);
  const start = await readHundred(query, 1);
  if (!start.ok) return start;
  // Near a place the API's own order is by delivery fee (docs/api.md 6.2).
  const isSorted = near === undefined || near === 'fee';
  if (!isNarrowed && isSorted && start.value.lastPage > mostHundreds) return listDocument(query);
  const found = await readHundreds(query, mostHundreds);
  if (!found.ok) return found;
  const quick = withinTime(found.value, filter);
  const shops = near === undefined ? quick : sortNear(quick, near, place, await formulaFor(near));
  if (isInApiOrder && !filter.open) return { ok: true, value: cut(shops, filter.page) };
  const [open, closed] = await byOpening(shops);
  return { ok: true, value: cut(filter.open ? open : [...open, ...closed], filter.page) };
}

/** Only fees are charged by the marketplace's own formula. */
async function formulaFor(sort: NearSort): Promise<DistanceFormula> {
  return sort === 'fee' ? distanceFormula((await pageMarket()).locale) : 'haversine';
}

/**
 * Limits a list to the place here where the API has not done so; a list that is too large for that marks for each shop
 * whether it delivers.
 */
async function narrowedHere(query: ShopListQuery): Promise<Outcome<ShopList>> {
  const { type, place, filter } = query;
  const market = await pageMarket();
  const [reachOf, start] = await Promise.all([reachAt(place, market, [type]), readHundred(query, 1)]);
  if (!start.ok) return start;
  if (!filter.open && filter.within === '' && start.value.lastPage > mostBesideReach) {
    const list = await listDocument(query);
    return list.ok ? { ok: true, value: { ...list.value, reachOf } } : list;
  }
  const found = await readHundreds(query, mostBesideReach);
  if (!found.ok) return found;
  const reached = withinTime(found.value, filter).filter(({ id }) => !isOutOfReach(reachOf(id)));
  const shops = filter.open ? (await byOpening(reached))[0] : reached;
  return { ok: true, value: { ...cut(shops, filter.page), reachOf } };
}

/** Reads all pages of one document in the API's own order with one call, as a single larger page. */
async function listDocument(query: ShopListQuery): Promise<Outcome<ShopList>> {
  const { filter } = query;
  const wanted = documentWith(filter.page);
  const read = (page: number) => listShops({ ...query, filter: { ...filter, page }, perPage: pageSize * pagesAtOnce });
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

/** Reads the first shops that match a filter, at most this many hundreds, with as many calls. */
export async function readHundreds(query: ShopListQuery, most: number): Promise<Outcome<Shop[]>> {
  const start = await readHundred(query, 1);
  if (!start.ok) return start;
  const last = Math.min(start.value.lastPage, most);
  const rest = await pagesBehind(last, page => readHundred(query, page));
  const failure = rest.find(answer => !answer.ok);
  if (failure !== undefined) return failure;
  return { ok: true, value: distinct([start, ...rest].flatMap(answer => (answer.ok ? answer.value.items : []))) };
}

function readHundred({ filter, ...query }: ShopListQuery, page: number) {
  return listShops({ ...query, filter: { ...filter, page }, perPage: longestPage });
}

/**
 * Divides shops into open and closed by the marketplace's clock, each in the given order; of the closed ones, those
 * that can be ordered from come first.
 */
export async function byOpening(shops: Shop[]): Promise<[Shop[], Shop[]]> {
  const { locale } = await pageMarket();
  const now = wallTime(await getClock(locale));
  const { open = [], closed = [] } = Object.groupBy(shops, ({ hours }) =>
    isShut(openState(hours, now)) ? 'closed' : 'open',
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

/** A page beyond the end shows the last one. */
function pagesOf(total: number, wanted: number) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted, lastPage);
  return { page, lastPage, firstPage: firstPageWith(page) };
}

/** Removes duplicates: a shop may move from one page to the next between two answers. */
function distinct(shops: Shop[]): Shop[] {
  return [...new Map(shops.map(shop => [shop.id, shop])).values()];
}
