/** Which cookies of a request have a name that goes on behind one of ours after a dot (lib/cart/begun-baskets.ts)? */

/** A browser has one or two. Each that is deleted writes all those before it anew, so thousands took half a minute. */
const most = 20;

/** @param name as the browser knows it */
export function namesBehind(name: string, sent: { name: string }[]): string[] {
  const names = sent.map(cookie => cookie.name);
  return names.filter(one => one.startsWith(`${name}.`)).slice(0, most);
}
