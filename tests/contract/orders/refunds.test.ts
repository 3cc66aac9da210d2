/** Requests for money back over the real sandbox: made, answered, refused, lost, forged (docs/api.md 11, 17). */
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getOrder } from '@/lib/orders/queries';
import { isRefundable, refundAmount, refundState } from '@/lib/orders/refund-state';
import { askForRefund, removeRefund } from '@/lib/refunds/actions';
import { listRefunds } from '@/lib/refunds/queries';
import { nora, type PlacedOrder } from '../../support/customers.ts';
import { photo, secret } from '../../support/photo.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, customers, failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

let order: PlacedOrder;
let id = '';
beforeEach(async () => {
  await freshBrowser();
  order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  await order.moves('delivered');
  await signsIn(order.customer.email);
  id = String(order.id);
  calls.length = 0;
});

const late = () => ({ order: id, reason: 'late' });
const page = () => `/orders/${id}/refund`;

async function own() {
  const found = await listRefunds(1, 'en');
  if (!found.ok) throw new Error(found.why);
  return found.value.items;
}

async function shown() {
  const found = await getOrder(id, 'en');
  if (!found.ok) throw new Error(found.why);
  return found.value;
}

async function wallet(): Promise<number> {
  const { wallet } = (await order.customer.profile()) as unknown as { wallet: { price: number } };
  return Math.round(wallet.price * 100);
}

const answers = (status: string, answer: string) =>
  own().then(([refund]) => sandbox.control(`refunds/${refund?.id}`, { status, answer }));

async function jpeg(width = 2400): Promise<Blob> {
  return new Blob([new Uint8Array((await photo(width)).buffer)], { type: 'image/jpeg' });
}

test('a request with what was ticked and written is one text, with pictures made anew', async () => {
  const [line] = (await shown()).lines;
  const typed = { order: id, reason: 'missing', [`lines.${line?.id}`]: 'on', words: 'No spoon either.' };
  const sent = await posts(askForRefund, { ...typed, pictures: [await jpeg(), await jpeg(40)] }, page());
  expect(sent).toMatchObject({ to: '/refunds', notice: 'refundSent' });
  const [refund] = await own();
  expect(refund).toMatchObject({ status: 'pending', answer: '', order: { id, shop: order.offer.shop.title } });
  expect(refund?.cause).toBe(`Something was missing\n- 5 × ${order.offer.title}\nNo spoon either.`);
  expect(refund?.pictures).toHaveLength(2);
  const kept = Buffer.from(await (await fetch(refund?.pictures[0] ?? '', {})).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1600 });
  expect(kept.includes(secret)).toBe(false);
  expect((await shown()).refunds).toMatchObject([{ id: refund?.id, status: 'pending' }]);
});

test('what is missing or wrong is said beside its field, and nothing is asked', async () => {
  const refused = async (fields: Parameters<typeof posts>[1]) =>
    (await posts(askForRefund, { order: id, ...fields }, page())).state.fields;
  expect(await refused({})).toEqual({ reason: ['refundReason'] });
  expect(await refused({ reason: 'other', words: ' ' })).toEqual({ words: ['refundWords'] });
  expect(await refused({ reason: 'late', words: 'x'.repeat(501) })).toEqual({ words: ['tooLong'] });
  const four = await Promise.all([1, 2, 3, 4].map(() => jpeg(8)));
  expect(await refused({ reason: 'late', pictures: four })).toEqual({ pictures: ['picturesMany'] });
  const drawing = new Blob(['<svg/>'], { type: 'image/png' });
  expect(await refused({ reason: 'late', pictures: [await jpeg(8), drawing] })).toEqual({ pictures: ['pictureType'] });
  expect(calls.filter(path => /galleries|order-refunds/.test(path))).toEqual([]);
});

test('a second request says that there is one', async () => {
  await posts(askForRefund, late(), page());
  const again = await posts(askForRefund, { ...late(), words: 'Still waiting' }, page());
  expect(again).toMatchObject({ to: page(), notice: 'refundExists' });
  expect(await own()).toHaveLength(1);
  expect(isRefundable(await shown())).toBe(false);
});

test('accepted: the money is in the wallet, once, and the page knows', async () => {
  await posts(askForRefund, late(), page());
  const before = await wallet();
  const amount = refundAmount(await shown());
  expect(amount).toBeGreaterThan(0);
  await answers('accepted', 'We are sorry.');
  await answers('accepted', 'Twice.');
  expect(await wallet()).toBe(before + amount);
  const [refund] = await own();
  expect(refund).toMatchObject({ answer: 'We are sorry.' });
  expect(refund && refundState(refund)).toBe('approved');
  expect(refundAmount(await shown())).toBe(0);
  expect((await posts(askForRefund, late(), page())).notice).toBe('refundExists');
});

test('refused: with the shop’s answer, no money moves, and it can be asked once more', async () => {
  await posts(askForRefund, late(), page());
  const before = await wallet();
  await answers('canceled', 'It was in time.');
  expect(await wallet()).toBe(before);
  const [refund] = await own();
  expect(refund && refundState(refund)).toBe('rejected');
  expect(refund?.answer).toBe('It was in time.');
  expect(isRefundable(await shown())).toBe(true);
  expect((await posts(askForRefund, late(), page())).notice).toBe('refundSent');
  expect((await own()).map(({ status }) => status)).toEqual(['pending', 'canceled']);
});

test('not sent: it says so, and the pictures wait for the next press', async () => {
  await failsOnce('status', 'dashboard/user/order-refunds');
  const typed = { ...late(), words: 'Cold, too' };
  const failed = await posts(askForRefund, { ...typed, pictures: [await jpeg(8)] }, page());
  expect(failed).toMatchObject({ to: null, state: { form: ['refundNotSent', 'refundKept'], values: typed } });
  expect(await own()).toEqual([]);
  const html = await opensPage(page());
  expect(html).toMatch(/name="uploaded"/);
  expect(await posts(askForRefund, { ...typed, uploaded: 'on' }, page())).toMatchObject({ notice: 'refundSent' });
  expect((await own())[0]?.pictures).toHaveLength(1);
  expect(calls.filter(path => path.includes('galleries'))).toHaveLength(1);
  forgetConsole();
});

test('without script, while the API is away: the page says so with the words, and later the form has them', async () => {
  await sandbox.fails('down');
  const typed = { ...late(), words: 'Cold soup' };
  expect((await posts(askForRefund, typed, page())).state.form).toEqual(['refundNotSent', 'refundKept']);
  const away = await opensPage(page());
  expect(away).toContain('You request didn&#x27;t send!');
  expect(away).toContain('Cold soup');
  await sandbox.recovers();
  const back = await opensPage(page());
  expect(back).toMatch(/<textarea[^>]*>Cold soup<\/textarea>/);
  expect(back).toMatch(/<input[^>]*checked=""[^>]*value="late"|<input[^>]*value="late"[^>]*checked=""/);
  expect(await own()).toEqual([]);
  forgetConsole();
});

test('whose pictures were uploaded in vain and who unticks them sends none', async () => {
  await failsOnce('status', 'dashboard/user/order-refunds');
  await posts(askForRefund, { ...late(), pictures: [await jpeg(8)] }, page());
  await posts(askForRefund, late(), page());
  expect((await own())[0]?.pictures).toEqual([]);
  forgetConsole();
});

test('pictures that cannot be uploaded send nothing', async () => {
  await failsOnce('status', 'dashboard/galleries');
  const failed = await posts(askForRefund, { ...late(), pictures: [await jpeg(8)] }, page());
  expect(failed.state.form).toEqual(['refundNotSent', 'refundKept']);
  expect(await own()).toEqual([]);
  forgetConsole();
});

test('a lost answer is a request that was made, and two presses are one', async () => {
  await failsOnce('lost', 'dashboard/user/order-refunds');
  expect(await posts(askForRefund, late(), page())).toMatchObject({ to: '/refunds', notice: 'refundSent' });
  expect(await own()).toHaveLength(1);
  forgetConsole();
  await newCustomerWithOrder();
  const both = await Promise.all([posts(askForRefund, late(), page()), posts(askForRefund, late(), page())]);
  expect(both.map(({ to }) => to).filter(to => to === null)).toEqual([]);
  expect(await own()).toHaveLength(1);
});

test('an order that has not come, or was cancelled, is not asked about', async () => {
  await order.moves('cooking');
  expect((await posts(askForRefund, late(), page())).state.form).toEqual(['refundNotYet']);
  expect(await opensPage(page())).not.toMatch(/name="reason"/);
  expect(await own()).toEqual([]);
});

test('an order that was not paid promises nothing', async () => {
  const unpaid = await customers.createWithOrder({ payment: 'stripe' });
  await unpaid.moves('delivered');
  await signsIn(unpaid.customer.email);
  const html = await opensPage(`/orders/${unpaid.id}/refund`);
  expect(html).toContain('not paid through the marketplace');
});

test('an answered request leaves the list, one that waits stays', async () => {
  await posts(askForRefund, late(), page());
  const [refund] = await own();
  await posts(removeRefund, { refund: refund?.id ?? '' }, '/refunds');
  expect(await own()).toHaveLength(1);
  await answers('canceled', 'No.');
  const removed = await posts(removeRefund, { refund: refund?.id ?? '' }, '/refunds');
  expect(removed).toMatchObject({ to: '/refunds', notice: 'refundRemoved' });
  expect(await own()).toEqual([]);
});

test('forged ids: nobody asks, sees or removes what is another’s', async () => {
  await posts(askForRefund, late(), page());
  await answers('canceled', 'No.');
  const [refund] = await own();
  await newCustomer();
  expect((await posts(askForRefund, late(), page())).state.form).toEqual(['refundNotSent', 'refundKept']);
  expect(await opensPage(page())).toBeNull();
  await posts(removeRefund, { refund: refund?.id ?? '' }, '/refunds');
  expect(await own()).toEqual([]);
  await signsIn(order.customer.email);
  expect(await own()).toHaveLength(1);
});

test.each(['en', 'de', 'ar'])('the seed has a request in each state (%s)', async locale => {
  await signsIn(nora);
  const states = (await own()).map(refundState);
  expect(new Set(states)).toEqual(new Set(['pending', 'approved', 'rejected']));
  const html = await opensPage(locale === 'en' ? '/refunds' : `/${locale}/refunds`);
  expect(html?.match(/order-step-mark/g)).toHaveLength(states.length * 3);
});

test('R1 sends an order without its total, and words that nobody knows', async () => {
  await posts(askForRefund, late(), page());
  const { fetch: usual } = globalThis;
  globalThis.fetch = async (...request) => {
    const answer = await usual(...request);
    if (!String(request[0]).includes('order-refunds/paginate')) return answer;
    const body = (await answer.json()) as { data: { status: string; order: Record<string, unknown> }[] };
    for (const refund of body.data) {
      refund.status = 'on_hold';
      delete refund.order.total_price;
      delete refund.order.currency;
    }
    return Response.json(body);
  };
  const [refund] = await own();
  expect(refund && refundState(refund)).toBeNull();
  expect(await opensPage('/refunds')).toContain('on hold');
  globalThis.fetch = usual;
});

async function newCustomerWithOrder(): Promise<void> {
  order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  await order.moves('delivered');
  await signsIn(order.customer.email);
  id = String(order.id);
}
