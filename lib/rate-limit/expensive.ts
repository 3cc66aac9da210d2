/** Tells whether and in which way a request is expensive: calls of app/api by their path, pages by their inner page. */
import { splitQuery } from '@/lib/paths/split-query';
import type { Expensive } from '@/lib/rate-limit/network-quota';

/** Null for a call that is not limited. The path must match exactly; a similar one is a page. */
export function expensiveCall(path: string, query: URLSearchParams): Expensive | null {
  if (path === '/api/search') return 'search';
  if (path === '/api/delivers') return 'delivers';
  if (path === '/api/addresses') return query.has('q') ? 'addresses' : 'geocoding';
  if (/^\/api\/sign-in\/(google|facebook|apple)$/.test(path)) return 'providers';
  return /^\/api\/tiles\/\d+\/\d+\/\d+$/.test(path) ? 'tiles' : null;
}

/**
 * `inner` is a path of lib/route.ts, with its query. Visitors make up the words in it, so there is no kept page for
 * them.
 */
export function expensivePage(inner: string): Expensive | null {
  const [path, search] = splitQuery(inner);
  if (/\/(search|filtered)$|\/shop\/[^/]+\/(find|filtered)\//.test(path)) return 'search';
  if (/^\/[^/]+\/[^/]+\/orders$/.test(path) && search.has('q')) return 'search';
  if (/^\/[^/]+\/[^/]+\/wallet\/send$/.test(path) && search.has('search')) return 'people';
  return /^\/[^/]+\/[^/]+\/address$/.test(path) && search.has('q') ? 'addresses' : null;
}
