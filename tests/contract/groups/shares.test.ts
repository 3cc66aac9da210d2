/** What each one's share is follows what the owner has chosen at the checkout: members commit to no other sum. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseAddress } from '@/lib/addresses/actions';
import { readDeliveryAddress, writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { findFacts } from '@/lib/cart/group/facts';
import { checkOut } from '@/lib/checkout/actions';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import { readDraft, writeDraft } from '@/lib/checkout/draft/draft-cookie';
import * as environment from '@/lib/env';
import { readOwnGroup } from '@/lib/groups/end';
import { home } from '../../support/catalog.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { checkoutState } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { beginsGroup, board, choosesShop, groupOfTwo, ownGroup, shop } from '../storefront/group.ts';
import { somebody } from '../storefront/people.ts';
import { calls, openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

/** A few houses from home. */
const elsewhere = { latitude: home.latitude + 0.001, longitude: home.longitude + 0.001 };

beforeAll(openStorefront);
beforeEach(choosesShop);
afterEach(() => vi.restoreAllMocks());

/** The owner changes something at the checkout, whose form saves it. */
async function chooses(chosen: Record<string, string>): Promise<void> {
  const { id } = await ownGroup();
  await posts(checkOut, { shop, cart: id, fulfilment: 'delivery', unchosen: 'delivery', intent: 'update', ...chosen });
}

/** What members see adds up to what the owner's checkout shows. */
async function agrees(omar: ReturnType<typeof somebody>, chosen: Record<string, string>) {
  await chooses(chosen);
  const { totals } = await checkoutState((await readDraft()) ?? {}, shop);
  const seen = await omar(board);
  expect(seen.totals?.total.minor).toBe(totals?.total.minor);
  expect(seen.people.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBe(totals?.total.minor);
  return seen;
}

test('the owner’s checkout reads their cart once', async () => {
  await groupOfTwo();
  calls.length = 0;
  expect((await checkoutState({}, shop)).cart.lines).toHaveLength(2);
  expect(calls.filter(path => /dashboard\/user\/cart\?/.test(path))).toHaveLength(1);
});

test('a pickup has no delivery fee', async () => {
  const { omar } = await groupOfTwo();
  const { fulfilment, totals } = await agrees(omar, { fulfilment: 'pickup' });
  expect(fulfilment).toBe('pickup');
  expect(totals?.deliveryFee.minor).toBe(0);
});

test('a collection costs everybody the price of the point that the owner has chosen, or the preselected one', async () => {
  vi.spyOn(environment, 'env').mockReturnValue({ ...environment.env(), API_REVISION: 'R2' });
  const { omar } = await groupOfTwo();
  const collect = { fulfilment: 'collection', collectionPoint: '' };
  const { fulfilment, totals, isPlaced } = await agrees(omar, collect);
  expect([fulfilment, isPlaced]).toEqual(['collection', true]);
  const { collection } = await checkoutState((await readDraft()) ?? {}, shop);
  expect(totals?.deliveryFee.minor).toBe(collection?.chosen?.price.minor);
  const dearest = collection?.points?.toSorted((one, other) => other.price.minor - one.price.minor)[0];
  const seen = await agrees(omar, { ...collect, collectionPoint: dearest?.id ?? '' });
  expect(seen.totals?.deliveryFee.minor).toBe(150);
});

test.each([
  ['a share of the goods', { tip: '10' }],
  ['an amount', { tip: 'other', ownTip: '3' }],
])('a tip of %s is in everybody’s share before they commit', async (_, chosen) => {
  vi.spyOn(environment, 'env').mockReturnValue({ ...environment.env(), API_REVISION: 'R2' });
  const { omar } = await groupOfTwo();
  const before = (await omar(board)).totals?.total.minor ?? 0;
  const { totals } = await agrees(omar, chosen);
  expect(totals?.tips.minor).toBeGreaterThan(0);
  expect(totals?.total.minor).toBe(before + (totals?.tips.minor ?? 0));
  await chooses({ ...chosen, fulfilment: 'pickup' });
  expect((await omar(board)).totals?.tips.minor, 'no courier, no tip').toBe(0);
});

test('a typed tip is worth the same once the owner looks at the cart in another currency', async () => {
  vi.spyOn(environment, 'env').mockReturnValue({ ...environment.env(), API_REVISION: 'R2' });
  const { omar } = await groupOfTwo();
  await chooses({ tip: 'other', ownTip: '3', tipCurrency: 'base' });
  expect((await omar(board)).totals?.tips.minor).toBe(300);
  await readOwnGroup({ locale: 'en', currency: '3' });
  expect((await omar(board)).totals?.tips).toEqual({ minor: 300 * 12_600, currency: '3' });
});

test('a coupon takes off everybody’s share; one that is not good takes nothing', async () => {
  const { omar, invited } = await groupOfTwo();
  const { totals } = await agrees(omar, { coupon: 'WELCOME10' });
  expect(totals?.coupon.minor).toBeGreaterThan(0);
  expect((await agrees(omar, { coupon: 'NO-SUCH-CODE' })).totals?.coupon.minor).toBe(0);
  expect((await findFacts(invited.cart))?.coupon).toBe('');
});

test('what was filled in before the group began counts from its beginning', async () => {
  await newCustomer();
  await writeDraft({ ...emptyDraft, shop, fulfilment: 'pickup' });
  await beginsGroup();
  expect((await board()).fulfilment).toBe('pickup');
});

test('another device of the owner’s, where nothing is filled in, changes nothing', async () => {
  const { omar } = await groupOfTwo();
  await chooses({ fulfilment: 'pickup' });
  await board();
  expect((await omar(board)).fulfilment).toBe('pickup');
});

/** Another device on which the owner is signed in, with an address of its own. */
function laptop(): ReturnType<typeof somebody> {
  const [device, session] = [somebody(), cookieJar.get('session') ?? ''];
  return async work =>
    device(async () => {
      cookieJar.set('session', session);
      if ((await readDeliveryAddress()) === null)
        await writeDeliveryAddress({ text: 'Elsewhere', ...elsewhere, isConfirmed: true, isAsked: true });
      return work();
    });
}

test('looked at on two devices it stays as it is, and the page of everybody with it', async () => {
  const { omar, invited } = await groupOfTwo();
  const other = laptop();
  const first = (await board()).version;
  expect((await other(board)).version).toBe(first);
  await other(() => writeDraft({ ...emptyDraft, shop, fulfilment: 'pickup' }));
  for (const version of [(await other(board)).version, (await board()).version, (await omar(board)).version])
    expect(version).toBe(first);
  expect(await findFacts(invited.cart)).toMatchObject({ point: home, fulfilment: 'delivery' });
});

test('a look at the checkout changes nothing for anybody', async () => {
  const { omar, invited } = await groupOfTwo();
  await chooses({ fulfilment: 'pickup' });
  const { version } = await board();
  await laptop()(() => checkoutState({}, shop));
  await checkoutState({ tip: '10' }, shop);
  expect((await omar(board)).version).toBe(version);
  expect(await findFacts(invited.cart)).toMatchObject({ point: home, fulfilment: 'pickup', tip: '' });
});

test('an address chosen since then counts, on whichever device', async () => {
  const { invited } = await groupOfTwo();
  const other = laptop();
  const { latitude, longitude } = elsewhere;
  const place = { text: 'Elsewhere', latitude: String(latitude), longitude: String(longitude) };
  await other(async () => {
    await posts(chooseAddress, place);
    await board();
  });
  await board();
  expect((await findFacts(invited.cart))?.point).toEqual(elsewhere);
  const { latitude: north, longitude: east } = home;
  await posts(chooseAddress, { text: '128 Lantern Street', latitude: String(north), longitude: String(east) });
  await board();
  await other(board);
  expect((await findFacts(invited.cart))?.point).toEqual(home);
});
