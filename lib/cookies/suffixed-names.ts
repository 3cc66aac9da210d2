/**
 * Finds the cookies of a request that have one of our names and a random suffix after a dot
 * (lib/cart/basket/begun-baskets.ts).
 */

/**
 * A browser has one or two of them. Deleting a cookie rewrites all deleted before it, so thousands would take half a
 * minute.
 */
const most = 20;

/** @param name as the browser knows it */
export function suffixedNames(name: string, sent: { name: string }[]): string[] {
  const names = sent.map(cookie => cookie.name);
  return names.filter(one => one.startsWith(`${name}.`)).slice(0, most);
}
