/** A place in a group order needs no account: a session that ends by itself takes nobody out, signing out does. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { POST as signOut } from '@/app/api/sign-out/route';
import { readParticipant } from '@/lib/cart/group/participant';
import { saveDetails } from '@/lib/profile/actions';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { shownLines } from '../storefront/cart.ts';
import { posts } from '../storefront/forms.ts';
import { board, choosesDish, choosesShop, dish, joinsGroup, opensGroup } from '../storefront/group.ts';
import { somebody } from '../storefront/people.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { signsInAnew } from '../storefront/session.ts';
import { formPost, page, redirectOfVisit, signsInAs } from '../storefront/traces.ts';

beforeAll(openStorefront);
beforeEach(choosesShop);

/** Lina, a customer, has joined and chosen two; answers her browser and her account. */
async function linaJoins() {
  const lina = somebody();
  const invited = await opensGroup();
  const account = await lina(async () => {
    const customer = await signsInAnew();
    await joinsGroup(invited, 'Lina');
    await choosesDish(dish, 2);
    return customer;
  });
  return { lina, account, invited };
}

const names = async () => (await board()).people.map(({ name }) => name).slice(1);

test.each([
  ['at the API', async () => redirectOfVisit((await posts(saveDetails, { firstname: 'Lina' }, page)).to ?? '')],
  ['with its cookie', async () => cookieJar.delete('session') && redirectOfVisit('/de/cart')],
])('a session that has ended %s: the next person finds no place, and they find theirs again', async (_, ends) => {
  const { lina, account } = await linaJoins();
  await lina(async () => {
    await account.endsSessions();
    await ends();
    expect(cookieJar.has('session')).toBe(false);
    expect(await readParticipant(), 'a guest on this device').toBeNull();
    const other = await customers.create();
    await signsInAs(other);
    expect(await readParticipant(), 'somebody else').toBeNull();
    await other.endsSessions();
    await redirectOfVisit((await posts(saveDetails, { firstname: 'Omar' }, page)).to ?? '');
    await signsInAs(account);
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
  });
  expect(await names()).toEqual(['Lina']);
});

test('signing out leaves the group first: what they had chosen waits in their account', async () => {
  const { lina, account } = await linaJoins();
  await lina(async () => {
    expect((await signOut(formPost({ to: page }))).status).toBe(303);
    expect(cookieJar.has('participant')).toBe(false);
  });
  expect(await names()).toEqual([]);
  await lina(async () => {
    await signsInAs(account);
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
  });
});

test('signing out while the API takes its time signs out all the same, and soon', async () => {
  const { lina } = await linaJoins();
  await sandbox.fails('delay', 'rest/cart', { milliseconds: 60_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await lina(async () => {
    let answer: Response | null = null;
    void signOut(formPost({ to: page })).then(given => {
      answer = given;
    });
    let waited = 0;
    for (; answer === null; waited += 100) {
      await new Promise(resolve => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(waited, 'of the sixty seconds').toBeLessThan(10_000);
    expect(cookieJar.has('participant') || cookieJar.has('session')).toBe(false);
  });
  vi.useRealTimers();
});

test('another customer who signs in over a session takes its place in no group, and nobody holds it', async () => {
  const { lina } = await linaJoins();
  await lina(async () => {
    await signsInAs(await customers.create());
    expect(await readParticipant()).toBeNull();
  });
  expect(await names()).toEqual([]);
});

test('the place that a guest has taken comes along when they sign in', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 1);
    const account = await customers.create();
    await signsInAs(account);
    expect(await shownLines()).toEqual([`${dish.stockId}x1`]);
    await account.endsSessions();
    await redirectOfVisit((await posts(saveDetails, { firstname: 'Omar' }, page)).to ?? '');
    expect(await readParticipant(), 'from then on it is theirs').toBeNull();
  });
});
