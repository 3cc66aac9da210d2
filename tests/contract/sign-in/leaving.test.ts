/** The next person on a device: what remains of a customer who has left for good, and what a guest takes along. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GET as readCartRoute } from '@/app/api/cart/route';
import { POST as deleteAccount } from '@/app/api/delete-account/route';
import { POST as signOut } from '@/app/api/sign-out/route';
import { addLine } from '@/lib/cart/change/change';
import type { CartResponse } from '@/lib/cart/response/types';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import { readDraft, writeDraft } from '@/lib/checkout/draft/draft-cookie';
import { keepWishes } from '@/lib/checkout/draft/lasting-wishes';
import { saveDetails } from '@/lib/profile/actions';
import { readSession } from '@/lib/session/session';
import type { Customer } from '../../support/customers.ts';
import { basketLine, isPlain } from '../../support/offers.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { shopIdOf } from '../storefront/cart.ts';
import { posts } from '../storefront/forms.ts';
import { catalog, customers, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, market } from '../storefront/session.ts';
import {
  boundTracesLeft,
  cartRequest,
  customerWithTraces,
  formPost,
  keptForCustomer,
  note,
  nothing,
  page,
  provesDeletion,
  redirectOfVisit,
  signsInAs,
  tracesLeft,
  visit,
} from '../storefront/traces.ts';

beforeAll(openStorefront);

let customer: Customer;
beforeEach(async () => {
  customer = await customerWithTraces();
});

test('signing out leaves nothing but what the device has chosen', async () => {
  cookieJar.set('cart', 'left');
  expect((await signOut(formPost({ to: page }))).headers.get('location')).toBe('/de/login');
  expect(tracesLeft()).toEqual([]);
  expect(boundTracesLeft()).toEqual([]);
  expect(cookieJar.has('address')).toBe(true);
});

test('deleting the account does so as well', async () => {
  await provesDeletion();
  expect((await deleteAccount(formPost({ to: page, sure: '1' }))).headers.get('location')).toBe('/de/login');
  expect(tracesLeft()).toEqual([]);
  expect(boundTracesLeft()).toEqual([]);
});

test('another customer who signs in over a session finds nothing of it', async () => {
  await signsInAs(await customers.create());
  expect(tracesLeft()).toEqual(['session', 'me']);
  expect(await keptForCustomer()).toEqual(nothing);
});

test('the next person to sign in finds nothing, nor do they as a guest before', async () => {
  await customer.endsSessions();
  await redirectOfVisit((await posts(saveDetails, { firstname: 'Stella' }, page)).to ?? '');
  await signsInAs(await customers.create());
  expect(await keptForCustomer()).toEqual(nothing);
});

test('a push of somebody else is withdrawn by the first page after signing in, and by no other', async () => {
  await customer.endsSessions();
  await redirectOfVisit((await posts(saveDetails, { firstname: 'Stella' }, page)).to ?? '');
  await signsInAs(customer);
  expect([cookieJar.has('push'), await withdrawn()]).toEqual([true, null]);
  cookieJar.delete('session');
  await signsInAs(await customers.create());
  expect(cookieJar.has('push')).toBe(false);
  expect(await withdrawn()).toBe('"storage"');
  expect(await withdrawn()).toBeNull();
});

test('so is that of a customer over whose session somebody signs in', async () => {
  await signsInAs(await customers.create());
  expect(await withdrawn()).toBe('"storage"');
});

test('what a guest has filled in and put into the cart comes along when they sign in', async () => {
  await freshBrowser();
  const dish = await catalog.offer(isPlain);
  await addLine(shopIdOf(dish), basketLine(dish, 1), market);
  await writeDraft({ ...emptyDraft, note });
  await signsInAs(await customers.create());
  const answer: CartResponse = await (await readCartRoute(cartRequest())).json();
  expect(answer).toMatchObject({ status: 'ok', count: 1 });
  expect(cookieJar.has('cart')).toBe(false);
  expect((await readDraft())?.note).toBe(note);
  // From here on it is theirs: it does not outlive their session for others.
  const { token = '' } = (await readSession()) ?? {};
  expect(token).not.toBe('');
  cookieJar.delete('session');
  expect(await readDraft()).toBeNull();
});

test('who writes as a guest after their session has ended keeps the allergies they are remembered by', async () => {
  await keepWishes({ noCalls: true, allergens: ['milk'] });
  await customer.endsSessions();
  cookieJar.delete('session');
  await writeDraft({ ...emptyDraft, note, allergens: ['eggs'] });
  await signsInAs(customer);
  expect(await readDraft()).toMatchObject({ note, noCalls: true, allergens: ['eggs', 'milk'] });
});

test("who signs in over a guest's draft is given nobody else's allergies", async () => {
  await keepWishes({ noCalls: true, allergens: ['milk'] });
  cookieJar.delete('session');
  await writeDraft({ ...emptyDraft, note });
  await signsInAs(await customers.create());
  expect(await readDraft()).toMatchObject({ note, noCalls: false, allergens: [] });
});

/** What the next page has the browser clear. */
async function withdrawn(): Promise<string | null> {
  const answer = await visit('/');
  return answer.headers.get('clear-site-data');
}
