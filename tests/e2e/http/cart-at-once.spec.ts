/** Two plain forms of one guest, posted at the same instant: the lines of both are in the cart (docs/decisions/061). */
import type { APIRequestContext } from '@playwright/test';
import type { Offer } from '../../support/offers.ts';
import { fieldsOf } from '../../support/plain-form.ts';
import { expect, test } from '../story.ts';

test('of a browser without any cookie, and of a guest who has a cart', async ({ request, baseURL, catalog }) => {
  const [one, two, three] = await catalog.plainDishes();
  await postAtOnce(request, baseURL ?? '', [one, two]);
  expect(await linesOf(request)).toEqual([one.stockId, two.stockId].toSorted());
  await postAtOnce(request, baseURL ?? '', [one, three]);
  expect(await linesOf(request)).toEqual([one.stockId, two.stockId, three.stockId].toSorted());
});

/** Each form as its own page has it; no post waits for another's answer. */
async function postAtOnce(request: APIRequestContext, site: string, offers: Offer[]): Promise<void> {
  const forms = await Promise.all(
    offers.map(async ({ shop, uuid }) => {
      const page = `/${shop.type}/${shop.id}?product=${uuid}`;
      return { page, multipart: fieldsOf(await (await request.get(page)).text(), 'product') };
    }),
  );
  const answers = await Promise.all(
    forms.map(({ page, multipart }) => request.post(page, { multipart, headers: { Origin: site }, maxRedirects: 0 })),
  );
  expect(answers.map(answer => answer.status())).toEqual([303, 303]);
}

async function linesOf(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/cart')).text();
  return [...new Set([...html.matchAll(/name="line" value="(\d+)"/g)].map(([, stockId = '']) => stockId))].toSorted();
}
