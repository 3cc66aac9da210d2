/** Reviews of shop, courier and product over the real sandbox (docs/api.md 6.4, 6.7, 8.6). */
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getOrder } from '@/lib/orders/queries';
import { answerReviewQuestion, reviewOrder } from '@/lib/reviews/actions';
import { ownProductReview } from '@/lib/reviews/own-reviews';
import { getProductReviews, getRatingGroups, getShop, listReviews } from '@/lib/shops/queries';
import english from '../../../messages/en.json' with { type: 'json' };
import type { PlacedOrder } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { market } from '../../unit/stubs/next-root-params.ts';
import { posts } from '../storefront/forms.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { opensPage } from '../storefront/pages.ts';
import { customers, failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

let order: PlacedOrder;
let id = '';
let page = '';
beforeEach(async () => {
  await freshBrowser();
  Object.assign(market, { locale: 'en', currency: 'base' });
  order = await customers.createWithOrder();
  await order.moves('on_a_way');
  await order.moves('delivered');
  await signsIn(order.customer.email);
  id = String(order.id);
  page = `/orders/${id}/review`;
});

const png = { create: { width: 8, height: 8, channels: 3, background: '#fff' } } as const;
const picture = async () => new Blob([new Uint8Array(await sharp(png).png().toBuffer())], { type: 'image/png' });

async function said() {
  const found = await getOrder(id, 'en');
  if (!found.ok) throw new Error(found.why);
  return found.value.reviews;
}

test('an order that did not arrive is not reviewed: one that still may, and one that was cancelled', async () => {
  const other = await customers.createWithOrder();
  await signsIn(other.customer.email);
  const { notYet, canceled } = english.reviews;
  const says = async () => {
    const shown = await opensPage(`/orders/${other.id}/review`);
    return [notYet, canceled].filter(sentence => shown?.includes(sentence));
  };
  expect(await says()).toEqual([notYet]);
  await other.moves('canceled');
  expect(await says()).toEqual([canceled]);
});

test('a review of the shop stands on the shop’s page at once, with its picture, and counts', async () => {
  const shopId = String(order.offer.shop.id);
  const before = mustSucceed(await getRatingGroups(shopId));
  await listReviews(shopId, 1, 'newest');
  await getShop(shopId);
  const fields = { order: id, of: 'shop', rating: '5', comment: 'Warm.', pictures: [await picture()] };
  expect(await posts(reviewOrder, fields, page)).toMatchObject({ to: page, notice: 'reviewSent' });
  expect(await said()).toMatchObject([{ of: 'shop', rating: 5, comment: 'Warm.', pictures: [expect.any(String)] }]);
  const [newest] = mustSucceed(await listReviews(shopId, 1, 'newest')).items;
  expect(newest).toMatchObject({ rating: 5, comment: 'Warm.', author: 'Stella', pictures: [expect.any(String)] });
  expect(mustSucceed(await getRatingGroups(shopId)).count).toBe(before.count + 1);
  expect(mustSucceed(await getShop(shopId)).reviewCount).toBe(before.count + 1);
});

test('another one replaces the first, and keeps its pictures unless they are taken off', async () => {
  const first = { order: id, of: 'shop', rating: '5', comment: 'Warm.' };
  await posts(reviewOrder, { ...first, pictures: [await picture()] }, page);
  const [{ pictures: before = [] } = {}] = await said();
  await posts(reviewOrder, { ...first, rating: '3', uploaded: 'on' }, page);
  expect(await said()).toMatchObject([{ rating: 3, pictures: before }]);
  await posts(reviewOrder, { ...first, rating: '2' }, page);
  expect(await said()).toMatchObject([{ rating: 2, pictures: [] }]);
});

test('one whose answer was lost has been sent, and one that did not arrive has not', async () => {
  const { uuid } = order.offer;
  const fields = { order: id, of: 'shop', rating: '5', comment: 'Warm.', pictures: [await picture()] };
  await failsOnce('lost', 'dashboard/user/orders/review');
  expect(await posts(reviewOrder, fields, page)).toMatchObject({ to: page, notice: 'reviewSent' });
  await failsOnce('lost', 'rest/products/review');
  const ofProduct = { order: id, of: uuid, rating: '2', comment: 'Salty.' };
  expect(await posts(reviewOrder, ofProduct, page)).toMatchObject({ to: page, notice: 'reviewSent' });
  await failsOnce('drop', 'dashboard/user/orders/review');
  const changed = { ...fields, comment: 'Cold.', pictures: [] };
  expect((await posts(reviewOrder, changed, page)).state.form).toEqual(['unheard']);
  expect(await said()).toMatchObject([{ of: 'shop', comment: 'Warm.' }]);
  forgetConsole();
});

test('the courier and a product have theirs, each once', async () => {
  const { uuid } = order.offer;
  await posts(reviewOrder, { order: id, of: 'courier', rating: '4' }, page);
  await posts(reviewOrder, { order: id, of: uuid, rating: '2', comment: 'Salty.', pictures: [await picture()] }, page);
  expect(await said()).toMatchObject([{ of: 'courier', rating: 4 }]);
  expect(await ownProductReview(uuid, 'en')).toMatchObject({ rating: 2, comment: 'Salty.', pictures: [/^http/] });
  const count = mustSucceed(await getProductReviews(uuid)).groups.count;
  await posts(reviewOrder, { order: id, of: uuid, rating: '4', comment: 'Less salty.' }, page);
  const { groups, newest } = mustSucceed(await getProductReviews(uuid));
  expect(groups.count).toBe(count);
  expect(newest[0]).toMatchObject({ rating: 4, comment: 'Less salty.' });
  const html = await opensPage(`/${order.offer.shop.type}/${order.offer.shop.id}/reviews?of=${uuid}`);
  expect(html).toContain('Less salty.');
});

test('what nobody bought, an order on its way, and another’s order take no review', async () => {
  const other = '00000000-0000-4000-8000-000000000000';
  expect((await posts(reviewOrder, { order: id, of: other, rating: '5' }, page)).state.form).toEqual(['orderRefused']);
  await order.moves('cooking');
  const early = await posts(reviewOrder, { order: id, of: 'shop', rating: '5' }, page);
  expect(early.state.form).toEqual(['orderRefused']);
  await order.moves('delivered');
  await newCustomer();
  const forged = await posts(reviewOrder, { order: id, of: 'shop', rating: '1' }, page);
  expect(forged.state.form).toEqual(['orderRefused']);
  expect(await opensPage(page)).toBeNull();
  await signsIn(order.customer.email);
  expect(await said()).toEqual([]);
});

test('a review that was not sent keeps its words, and its pictures wait', async () => {
  await failsOnce('status', 'dashboard/user/orders/review');
  const fields = { order: id, of: 'shop', rating: '4', comment: 'Warm.' };
  const failed = await posts(reviewOrder, { ...fields, pictures: [await picture()] }, page);
  expect(failed).toMatchObject({ to: null, state: { form: ['unheard'], values: fields } });
  await posts(reviewOrder, { ...fields, uploaded: 'on' }, page);
  expect((await said())[0]?.pictures).toHaveLength(1);
  forgetConsole();
});

test('the list asks about the newest order once, and not about what was reviewed', async () => {
  const asks = async () => (await opensPage('/orders?past=1'))?.includes('name="answer"');
  expect(await asks()).toBe(true);
  const never = { order: id, answer: 'never' };
  const later = await posts(
    (_, form) => answerReviewQuestion(form).then(() => ({ status: 'done', fields: {}, form: [], values: {} })),
    never,
    '/orders?past=1',
  );
  expect(later.to).toBe('/orders?past=1');
  expect(await asks()).toBe(false);
  await freshBrowser();
  await signsIn(order.customer.email);
  expect(await asks()).toBe(true);
  await posts(reviewOrder, { order: id, of: 'shop', rating: '5' }, page);
  expect(await asks()).toBe(false);
});

test('a shop’s reviews are sorted over all of their pages, and a new one is among them at once', async () => {
  const shops = await sandbox.read<{ id: number; reviews_count?: number }[]>('shops/paginate?perPage=100');
  const shop = String(shops.find(({ reviews_count = 0 }) => reviews_count > 10)?.id);
  for (const [sort, sign] of [
    ['best', -1],
    ['worst', 1],
  ] as const) {
    const [first, second] = [
      mustSucceed(await listReviews(shop, 1, sort)),
      mustSucceed(await listReviews(shop, 2, sort)),
    ];
    const stars = [...first.items, ...second.items].map(({ rating }) => rating);
    expect(stars.length).toBeGreaterThan(10);
    expect(stars).toEqual(stars.toSorted((one, other) => sign * (one - other)));
    expect(new Set(stars).size).toBeGreaterThan(1);
  }
  const html = await opensPage(`/restaurant/${shop}/reviews?sort=worst`);
  expect(html).toMatch(
    /href="[^"]*reviews\?sort=worst" aria-current="page"|aria-current="page" href="[^"]*reviews\?sort=worst"/,
  );
  expect(html).toContain('reviews?sort=worst&amp;page=2"');
  const ours = String(order.offer.shop.id);
  await listReviews(ours, 1, 'best');
  await posts(reviewOrder, { order: id, of: 'shop', rating: '5', comment: 'Warmest.' }, page);
  expect(mustSucceed(await listReviews(ours, 1, 'best')).items.map(({ comment }) => comment)).toContain('Warmest.');
});
