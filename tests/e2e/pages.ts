/** Which pages does a visitor reach? One address of each kind, without language. */
import type { Town } from './town.ts';

export async function pagesOf(town: Town): Promise<string[]> {
  const [restaurant] = await town.shops('type=restaurant');
  const [grocer] = await town.shops('type=shop');
  if (!restaurant || !grocer) throw new Error('The town has no shops.');
  const [product] = await town.menuOf(restaurant);
  return [
    '/',
    '/restaurants',
    '/restaurants?open=1&sort=rating',
    '/shops',
    '/search',
    '/search?q=plov',
    '/search?q=nothingofthisname',
    '/address',
    `/restaurant/${restaurant.id}`,
    `/restaurant/${restaurant.id}?product=${product?.uuid}`,
    `/restaurant/${restaurant.id}/reviews`,
    `/shop/${grocer.id}`,
    '/cart',
    '/checkout',
    '/login',
    '/login?way=phone',
    '/login?way=link',
    '/register?referral_code=ABCD1234',
    '/reset-password',
  ];
}

/** Addresses of the wrong shape, and of things that the town does not have. */
export const malformed = ['/nothing', '/restaurant/abc', '/shop/0', '/restaurant/1/menu/deep', '/shop/1.5', '/a.b/c'];
