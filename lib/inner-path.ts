/** The inner path of a public one, after language and currency. `lib/clean-path.ts` leads back. */
import { documentShape, idShape } from '@/lib/api/shapes';
import { contentPath, contentPaths } from '@/lib/content/inner-path';
import { isOwnPage } from '@/lib/own-pages';
import { withQuery } from '@/lib/paths/with-query';
import { recipeFilterKeys } from '@/lib/recipes/filter-keys';
import { recipeInnerPath } from '@/lib/recipes/inner-path';
import { shopInnerPath } from '@/lib/shops/inner-path';
import { filterKeys } from '@/lib/shops/list/filter-keys';
import type { Place } from '@/lib/view/view';

/**
 * Contains the query where the page reads one; null where there is no such page.
 *
 * @param segments of the public path after the language
 */
export function innerPath(segments: string[], query: URLSearchParams, place: Place): string | null {
  const [page, id, part, ...rest] = segments;
  if (rest.length > 0) return null;
  const near = `/near/${place}`;
  if (page === undefined) return near;
  if (page === 'restaurant' || page === 'shop') return shopInnerPath(id, part, query);
  if (contentPaths.includes(page)) return contentPath(segments, query);
  if (page === 'group') return groupPath(id, part, query);
  if (id === undefined) return topPath(page, query, near);
  if (page === 'orders') return orderPath(id, part, query);
  return part === undefined ? nestedPath(page, id, query, near) : null;
}

/** Keeps only the invitation: cart, owner, type of shop (docs/api.md 7.7), and our signature. */
function groupPath(id: string | undefined, part: string | undefined, query: URLSearchParams): string | null {
  if (id === undefined || !idShape.test(id)) return null;
  if (part !== undefined) return part === 'terms' ? `/group/${id}/terms` : null;
  return withQuery(`/group/${id}`, only(['g', 'o', 't', 'k'], query));
}

/** Of a public path with one part: a single page, or a list. */
function topPath(page: string, query: URLSearchParams, near: string): string | null {
  if (page === 'deliver' || page === 'affiliate') return `/${page}`;
  if (page === 'recipes') return filteredPath('/recipes', query, recipeFilterKeys);
  if (page === 'promotions') return `${near}/promotions`;
  if (page === 'restaurants' || page === 'shops') return filteredPath(`${near}/${page}`, query, filterKeys);
  if (page === 'search') return withQuery(`${near}/search`, query);
  return isOwnPage([page]) ? withQuery(`/${page}`, query) : null;
}

/** An order's own page, its refund or its review. */
function orderPath(id: string, part: string | undefined, query: URLSearchParams): string | null {
  const isPart = part === undefined || part === 'refund' || part === 'review';
  return idShape.test(id) && isPart ? withQuery(`/orders/${[id, part].filter(Boolean).join('/')}`, query) : null;
}

/** Of a public path with two parts: one thing of a list, or a page's next step. */
function nestedPath(page: string, id: string, query: URLSearchParams, near: string): string | null {
  const isId = idShape.test(id);
  const itsOwn = withQuery(`/${page}/${id}`, query);
  switch (page) {
    case 'recipes':
      return recipeInnerPath(id, query);
    case 'branches':
      return isId ? `${near}/branches/${id}` : null;
    case 'banner':
      return isId ? `/banner/${id}` : null;
    case 'restaurants':
    case 'shops':
      return id === 'map' ? filteredPath(`${near}/${page}/map`, query, filterKeys) : null;
    case 'addresses':
      return id === 'new' || isId ? itsOwn : null;
    case 'chat':
      return id === 'new' || documentShape.test(id) ? itsOwn : null;
    case 'wallet':
      return id === 'top-up' || id === 'send' ? itsOwn : null;
    case 'parcels':
      return id === 'new' || isId ? itsOwn : null;
    case 'reservations':
      return isId ? itsOwn : null;
    default:
      return null;
  }
}

/** A list without filters is a kept page; with filters, a dynamic twin answers. Unknown keys (utm_…) change nothing. */
function filteredPath(path: string, query: URLSearchParams, keys: string[]): string {
  const filters = only(keys, query);
  return filters.size > 0 ? `${path}/filtered?${filters}` : path;
}

function only(keys: string[], query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => keys.includes(key)));
}
