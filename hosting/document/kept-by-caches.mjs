/**
 * Next is told not to keep a page by a life of one second (`doNotKeepThisPage` in lib/stores/remember.ts), to which it
 * adds for caches on the way that they may go on with it for `expireTime`: nearly a minute of "the API is away", or of
 * "no such page". What Next does not keep, nobody keeps.
 *
 * @param {string} cacheControl as Next has written it
 */
export function keptByCaches(cacheControl) {
  return /\bs-maxage=1\b/.test(cacheControl) ? 'private, no-store' : cacheControl;
}
