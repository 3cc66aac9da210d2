/** What R2 counts in another way than R1, in another currency than the marketplace's own (docs/api.md 2.3, 7.6, 9.3). */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deleteAccountCart, putWanted } from '@/lib/cart/account-cart';
import { blockersOf } from '@/lib/cart/cart';
import { addLine } from '@/lib/cart/change/change';
import { readCurrentCart } from '@/lib/cart/queries';
import { totalsOf } from '@/lib/cart/totals';
import { checkOut } from '@/lib/checkout/actions';
import { draftToFill } from '@/lib/checkout/draft/draft-cookie';
import { pressOrder } from '@/lib/checkout/order/press-order';
import * as environment from '@/lib/env';
import { findCurrency } from '@/lib/market/currencies';
import { totalsOfOrder } from '@/lib/orders/money';
import { getOrder, listOpenOrders } from '@/lib/orders/queries';
import { requestPaymentLink } from '@/lib/payments/pay';
import { atDoor } from '@/lib/shops/door-price/door-price';
import { doorTermsAt, feesAt } from '@/lib/shops/door-price/fees';
import { noFilter } from '@/lib/shops/list/filters';
import { getShop, listShops } from '@/lib/shops/queries';
import { placeOf } from '@/lib/view/view';
import english from '../../../messages/en.json' with { type: 'json' };
import { home } from '../../support/catalog.ts';
import { basketLine, isPlain } from '../../support/offers.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { checkoutState, fillsCart, readyCheckout, shownBy } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, catalog, changesRate, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, market, newCustomer } from '../storefront/session.ts';

/** Of which a unit of the marketplace's own currency is thousands. */
const soms = { locale: 'en', currency: '3' } as const;

beforeAll(async () => {
  openStorefront();
  await sandbox.control('settings', { revision: 'R2' });
});

afterAll(() => sandbox.control('settings', { revision: null }));

beforeEach(() => {
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
});

test('the total before the last button has the fee that the order will have', async () => {
  await newCustomer();
  const { shop, stockId } = await shopWithFee();
  const put = await putWanted(shop.id, [{ stockId, quantity: 1, addons: [] }], soms);
  const [current, terms] = [await readCurrentCart(soms), await doorTermsAt(shop, home, soms)];
  if (!put.ok || !current.ok || current.value.cart === null || terms === null) throw new Error('no cart');
  const { cart } = current.value;
  const totals = await totalsOf(cart, { fulfilment: 'delivery', point: home, coupon: null, tips: 0 }, soms);
  if (!totals.ok) throw new Error(totals.why);
  expect(totals.value.deliveryFee.minor).toBe(terms.fee);
  expect(totals.value.total.minor).toBe(atDoor(cart.exact, terms));
});

test('the order that a provider’s payment makes takes its draft with it: the next one begins anew', async () => {
  await newCustomer();
  const said = { tip: '15', note: 'No onions', other: true, name: 'Ada', otherPhone: '+998 90 765 43 21' };
  const { press, attempt } = await readyCheckout('stripe', said);
  const { shop, fulfilment, payment, tip, note, name, otherPhone } = press.draft;
  const filled = { shop, fulfilment, payment, tip, note, name, otherPhone, other: 'on', intent: 'order' };
  expect((await posts(checkOut, { ...filled, ...press.shown }, '/checkout')).to).toBe('/checkout?pay=1');
  expect((await checkoutState(await draftToFill(), shop)).draft, 'not paid yet').toMatchObject(said);
  await deleteAccountCart(attempt.cartId, market);
  await fillsCart();
  const next = await checkoutState(await draftToFill(), shop);
  expect(next.draft).toMatchObject({ tip: '', note: '', other: false, name: '' });
  expect(next.totals?.tips.minor).toBe(0);
  const [chosen] = /<input[^>]*value="stripe"[^>]*>/.exec((await opensPage('/checkout')) ?? '') ?? [];
  expect(chosen, 'as it was paid last').toContain('checked');
});

test('who left a payment page and paid another way is led to that order, not to a cart that is gone', async () => {
  await newCustomer();
  const { press } = await readyCheckout('stripe');
  const { shop, fulfilment } = press.draft;
  const filled = { shop, fulfilment, ...press.shown, intent: 'order' };
  await posts(checkOut, { ...filled, payment: 'stripe' }, '/checkout');
  expect(cookieJar.get('paying')).toBe('cart');
  const { to } = await posts(checkOut, { ...filled, payment: 'wallet' }, '/checkout');
  expect(to).toMatch(/^\/orders\/\d+$/);
  expect(`/orders/${cookieJar.get('paying')}`).toBe(to);
});

test('two presses on one cart lead to one payment page, until something else is ordered or the provider sends back', async () => {
  await newCustomer();
  const { press } = await readyCheckout('stripe');
  const page = async (pressed = press) => {
    const placed = await pressOrder(pressed);
    return placed.kind === 'redirect' ? placed.url : placed.kind;
  };
  const first = await page();
  expect(first).toMatch(/^http/);
  expect(await page(), 'from another tab').toBe(first);
  const noted = await page({ ...press, draft: { ...press.draft, note: 'No onions' } });
  expect(noted, 'the first page would order without the note').not.toBe(first);
  expect(await page({ ...press, draft: { ...press.draft, note: 'No onions' } })).toBe(noted);
  expect(await opensPage('/checkout?back=1')).toContain(english.checkout.awaited.title);
  expect(await page({ ...press, draft: { ...press.draft, note: 'No onions' } }), 'may be given up there').not.toBe(
    noted,
  );
});

test('who says that they have not paid leaves a payment page that has died, and keeps what was filled in', async () => {
  await newCustomer();
  const { press } = await readyCheckout('stripe');
  const { shop, fulfilment, payment } = press.draft;
  const filled = { shop, fulfilment, payment, note: 'No onions', cart: press.shown.cart };
  const page = async () => {
    const state = await checkoutState(await draftToFill(), shop);
    const placed = await pressOrder({ draft: state.draft, shown: shownBy(state), market });
    return placed.kind === 'redirect' ? placed.url : placed.kind;
  };
  const { anew } = english.orders.tip;
  await posts(checkOut, { ...filled, intent: 'update' }, '/checkout');
  expect(await opensPage('/checkout')).not.toContain(anew);
  const first = await page();
  expect(await opensPage('/checkout')).toContain(anew);
  expect(await page()).toBe(first);
  await posts(checkOut, { ...filled, intent: 'anew' }, '/checkout');
  const checkout = await opensPage('/checkout');
  expect(checkout).not.toContain(anew);
  expect(checkout).toContain('No onions');
  expect(await page()).not.toBe(first);
});

test('a rate changes while the former one is kept here: what is shown is what is charged', async () => {
  await newCustomer(5000);
  const before = await findCurrency('en', soms.currency);
  changesRate(soms.currency, 1.25);
  onTestFinished(() => changesRate(soms.currency, 1 / 1.25));
  const { state, request, order } = await readyCheckout('wallet', {}, soms);
  const rate = (before?.rate ?? 0) * 1.25;
  expect(request.rate).toBe(rate);
  expect(await order()).toMatchObject({ kind: 'ordered' });
  const made = await listOpenOrders('en');
  expect(made.ok && made.value.items[0]?.total).toBe(state.totals?.total.minor);

  const { shop, stockId } = await shopWithFee();
  await putWanted(shop.id, [{ stockId, quantity: 1, addons: [] }], soms);
  const [current, whole] = [await readCurrentCart(soms), await getShop(shop.id, { ...soms, currency: 'base' })];
  if (!current.ok || current.value.cart === null || !whole.ok) throw new Error('no cart');
  const base = await doorTermsAt(whole.value, home, { ...soms, currency: 'base' });
  const question = { fulfilment: 'delivery', point: home, coupon: null, tips: 0 } as const;
  const totals = await totalsOf(current.value.cart, question, soms);
  expect(totals.ok && totals.value.deliveryFee.minor).toBeCloseTo((base?.fee ?? 0) * rate, -4);
});

test('the sums of a guest have the same fee', async () => {
  await freshBrowser();
  const { shop, stockId } = await shopWithFee();
  await addLine(shop.id, basketLine({ stockId }, 1), soms);
  const [current, terms] = [await readCurrentCart(soms), await doorTermsAt(shop, home, soms)];
  if (!current.ok || current.value.cart === null || terms === null) throw new Error('no cart');
  const { cart } = current.value;
  const totals = await totalsOf(cart, { fulfilment: 'delivery', point: home, coupon: null, tips: 0 }, soms);
  expect(totals).toMatchObject({ ok: true, value: { deliveryFee: { minor: terms.fee } } });
});

test.each(['WELCOME10', 'MINUS3', 'HALFTHEWAY'])(
  '%s lowers no tax, in the checkout as on the receipt of the order',
  async coupon => {
    await newCustomer(5000);
    const plain = await readyCheckout('wallet', {}, soms);
    const { state, order } = await readyCheckout('wallet', { coupon }, soms);
    const [before, shown] = [plain.state.totals, state.totals];
    if (before === null || shown === null) throw new Error('no totals');
    expect(shown.tax.minor).toBeGreaterThan(0);
    expect(Math.abs(shown.tax.minor - before.tax.minor)).toBeLessThanOrEqual(1);
    expect(shown.total.minor).toBe(before.total.minor - shown.coupon.minor);
    expect(shown.other.minor).toBe(0);
    const placed = await order();
    const made = await getOrder(('orderId' in placed && placed.orderId) || '', 'en');
    if (!made.ok) throw new Error(made.why);
    expect(totalsOfOrder(made.value)).toEqual(shown);
  },
);

test('a shop’s minimum has been converted already', async () => {
  await newCustomer();
  const { state } = await readyCheckout('cash', {}, soms);
  const [own, shop] = await Promise.all([
    getShop(state.shop.id, { ...soms, currency: 'base' }),
    getShop(state.shop.id, soms),
  ]);
  if (!own.ok || !shop.ok) throw new Error('no shop');
  expect(own.value.minimum.minor).toBeGreaterThan(0);
  expect(state.cart.shop.minimum).toEqual({ minor: own.value.minimum.minor * 12_600, currency: soms.currency });
  expect(blockersOf(state.cart)).toEqual([]);
  expect((await feesAt(shop.value, home, soms))?.basket.minor).toBeLessThan(100 * state.cart.shop.minimum.minor);
});

test('what the courier has left is shown on the order’s page', async () => {
  await newCustomer();
  const { order } = await readyCheckout('cash');
  const placed = await order();
  const id = 'orderId' in placed ? placed.orderId : null;
  expect(await opensPage(`/orders/${id}`)).not.toContain(english.orders.proof);
  for (const status of ['accepted', 'ready', 'on_a_way', 'delivered'])
    await sandbox.control(`orders/${id}/status`, { status });
  expect(await opensPage(`/orders/${id}`)).toContain(`alt="${english.orders.proof}"`);
});

test('the PIN is there while the order is under way, and who brings it on what', async () => {
  await newCustomer();
  const { order } = await readyCheckout('cash');
  const placed = await order();
  const id = 'orderId' in placed ? placed.orderId : null;
  const pin = String(1000 + ((Number(id) * 7919) % 9000));
  await sandbox.control(`orders/${id}/status`, { status: 'on_a_way' });
  const page = await opensPage(`/orders/${id}`);
  expect(page).toContain(english.orders.pin);
  expect(page).toContain(`<bdi>${pin}</bdi>`);
  expect(page).toMatch(/<bdi>Gazelle Cargo · \d+<\/bdi>/);
  await sandbox.control(`orders/${id}/status`, { status: 'delivered' });
  expect(await opensPage(`/orders/${id}`)).not.toContain(english.orders.pin);
});

test.each([
  ['GET', 'paypal', 'order-paypal-process'],
  ['GET', 'flutterWave', 'order-flw-process'],
  ['GET', 'flutter-wave', 'order-flutter-wave-process'],
  ['POST', 'mollie', 'mollie-process'],
  ['POST', 'moya-sar', 'moya-sar-process'],
])('a provider is asked by its own path: %s %s', async (method, tag, path) => {
  await newCustomer();
  const link = await requestPaymentLink({ order_id: '1' }, { id: '1', tag }, soms);
  // The town has switched none of them on, which nobody but the call itself says.
  expect(link).toMatchObject({ code: 'ERROR_432' });
  expect(calls.at(-1)).toMatch(new RegExp(`/dashboard/user/${path}\\?${method === 'GET' ? 'order_id=1&' : ''}lang=`));
});

/** One that asks for the way, and something that it sells. */
async function shopWithFee() {
  const found = await listShops(
    { type: 'restaurant', place: placeOf(home), filter: { ...noFilter, open: true }, perPage: 100 },
    soms,
  );
  const shop = found.ok ? found.value.items.find(({ terms }) => terms !== null && terms.fee > 0) : undefined;
  if (shop === undefined) throw new Error('every shop delivers for nothing');
  const good = await catalog.offer(offer => String(offer.shop.id) === shop.id && isPlain(offer));
  return { shop, stockId: good.stockId };
}
