/** Lists the pages that a visitor can reach: one path of each kind, without language. */
import type { Catalog } from '../support/catalog.ts';

export async function pagesOf(catalog: Catalog): Promise<string[]> {
  const [restaurant, grocery] = [await catalog.restaurant(), await catalog.grocery()];
  const { uuid } = await catalog.productOf(restaurant);
  const { id: recipe } = await catalog.recipe();
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
    `/restaurant/${restaurant.id}?product=${uuid}`,
    `/restaurant/${restaurant.id}/reviews`,
    `/restaurant/${restaurant.id}/reviews?of=${uuid}`,
    `/shop/${grocery.id}`,
    '/promotions',
    '/restaurants/map',
    `/branches/${restaurant.id}`,
    '/recipes',
    '/recipes?time=15',
    `/recipes/${recipe}`,
    `/recipes/${recipe}?servings=7`,
    '/about',
    '/terms',
    '/blog',
    '/careers',
    '/help',
    '/help?q=refund',
    '/cart',
    '/checkout',
    '/login',
    '/login?way=phone',
    '/login?way=link',
    '/register?referral_code=ABCD1234',
    '/reset-password',
    '/welcome',
    '/be-seller',
    '/referrals',
    '/deliver',
  ];
}

/** Paths of a wrong shape, and paths of things that do not exist in the town. */
export const malformed = ['/nothing', '/restaurant/abc', '/shop/0', '/restaurant/1/menu/deep', '/shop/1.5', '/a.b/c'];
