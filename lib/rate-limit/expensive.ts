/** Is a request expensive, and in which way? Calls of app/api by their path, pages by the inner page that answers them. */
import type { Expensive } from '@/lib/rate-limit/network-quota';

/** Null for what is not counted. `path` is exact: what is only near it is a page. */
export function expensiveCall(path: string, query: URLSearchParams): Expensive | null {
  if (path === '/api/search') return 'search';
  if (path === '/api/delivers') return 'delivers';
  if (path === '/api/addresses') return query.has('q') ? 'addresses' : 'geocoding';
  if (/^\/api\/sign-in\/(google|facebook|apple)$/.test(path)) return 'providers';
  return /^\/api\/tiles\/\d+\/\d+\/\d+$/.test(path) ? 'tiles' : null;
}

/** `inner` is a path of lib/route.ts, with its query. Visitors invent the words in it, so no kept page stands in. */
export function expensivePage(inner: string): Expensive | null {
  const [path = '', query = ''] = inner.split('?');
  if (/\/(search|filtered)$|\/shop\/[^/]+\/find\//.test(path)) return 'search';
  const search = new URLSearchParams(query);
  if (/^\/[^/]+\/[^/]+\/wallet\/send$/.test(path) && search.has('search')) return 'people';
  return /^\/[^/]+\/[^/]+\/address$/.test(path) && search.has('q') ? 'addresses' : null;
}
