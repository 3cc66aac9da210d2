/** A day is the market's, where the API gives a moment in UTC (docs/api.md 1.9, 5.5). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { opensPage } from '../storefront/pages.ts';
import { customers, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

test('what was ordered and written after midnight in Tashkent has the date of that day', async () => {
  lateInTheEvening();
  const order = await customers.createWithOrder();
  await order.moves('delivered');
  await order.customer.asks('POST', `dashboard/user/orders/review/${order.id}`, { rating: 4, comment: 'Late.' });
  await signsIn(order.customer.email);
  expect(await opensPage(`/orders/${order.id}`)).toContain('<span>March 6, 2026</span>');
  const { type, id } = order.offer.shop;
  expect(await opensPage(`/${type}/${id}/reviews`)).toMatch(
    /<time dateTime="2026-03-05T20:30:00.000Z"[^>]*>Mar 6, 2026</,
  );
});

/** Everything that the API names a time of was made at half past eight, UTC; in Tashkent it is five hours later. */
function lateInTheEvening(): void {
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = (await (await usual(url, init)).text())
      .replaceAll(/"created_at":"[^"]*"/g, '"created_at":"2026-03-05 20:30:00Z"')
      .replace(/"timeZone":"[^"]*"/, '"timeZone":"Asia/Tashkent"');
    return new Response(body);
  });
}
