/** OpenNext lets caches show a page that is due for a month more. Ours are right within a minute (docs/decisions/005). */
const forAMonth = ', stale-while-revalidate=2592000';

/**
 * A page that must not be kept has a lifetime of one second (`doNotKeepThisPage` in lib/stores/remember.ts). Next adds
 * that shared caches may serve it stale for `expireTime`, which would be nearly a minute of "the API is away" or of "no
 * such page". So what Next does not keep, no other cache may keep.
 *
 * @param {string} cacheControl as Next or OpenNext has written it
 */
export function keptByCaches(cacheControl) {
  return /\bs-maxage=1\b/.test(cacheControl) ? 'private, no-store' : cacheControl.replace(forAMonth, '');
}
