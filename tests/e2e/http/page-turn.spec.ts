/** What does a page turn bring along (docs/decisions/183)? */
import { routerVisits } from '../../support/odd-visits.ts';
import { expect, test } from '../story.ts';

test('a page turn within the market brings the page without the layouts around it', async ({ pair, catalog }) => {
  const shop = await catalog.openRestaurant();
  const product = await catalog.productOf(shop);
  const [, within, fromOutside] = routerVisits;
  const dataFor = async (visit = within) => {
    // Next leads to the URL with the mark of these headers.
    const answer = await fetch(`${pair.site}/restaurant/${shop.id}`, { headers: visit?.headers ?? [] });
    expect(answer.headers.get('content-type')).toContain('text/x-component');
    return answer.text();
  };
  for (const _ of ['made', 'kept', 'held']) {
    const [page, whole] = [await dataFor(within), await dataFor(fromOutside)];
    for (const data of [page, whole]) expect(data).toContain(JSON.stringify(product.title));
    expect(whole).toContain('"className":"market"');
    expect(page).not.toContain('"className":"market"');
    expect(page.length).toBeLessThan(0.8 * whole.length);
  }
});
