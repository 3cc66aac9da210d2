/** A shared device: one customer's session ends, in each way that it can, and the next person finds nothing of theirs. */
import { basketsOf } from '../baskets.ts';
import { adds } from '../carts.ts';
import { checkoutsOf, chooses, orderButton, updates } from '../checkouts.ts';
import { signsInFor } from '../door.ts';
import { expect, type Shopper, test } from '../shopper.ts';

/** Each ends on the login page; the session is over at the API already, but where the customer signs out. */
const ends: { how: string; says: string; end: (shopper: Shopper) => Promise<unknown> }[] = [
  { how: 'a page that they open', says: 'notices.unauthorized', end: shopper => shopper.opens('/orders') },
  { how: 'a form that they send', says: 'notices.unauthorized', end: shopper => orderButton(shopper).click() },
  {
    how: 'the cart that they open',
    says: 'notices.unauthorized',
    end: async shopper => {
      const title = shopper.says('cart.title');
      await shopper.opens('/restaurants');
      await shopper.page.getByRole('banner').getByRole('link', { name: title }).click();
    },
  },
  {
    how: 'signing out',
    says: 'notices.signedOut',
    end: async shopper => {
      await shopper.opens('/profile');
      const signOut = shopper.page.locator('form[action="/api/sign-out"]').first();
      await signOut.evaluate((form: HTMLFormElement) => form.requestSubmit());
    },
  },
];

for (const { how, says: notice, end } of ends) {
  test(`left by ${how}`, async ({ shopper, says, pair, language }) => {
    test.setTimeout(60_000);
    const market = checkoutsOf(pair.sandbox, language);
    const [one, next] = [await market.filled(), await market.filled()];
    const baskets = basketsOf(pair.sandbox, language);
    const others = [await baskets.goods(0), await baskets.goods(5)].map(([good]) => good);
    const other = others.find(({ shop }) => shop.id !== one.shop.id) ?? others[0];
    const { content } = shopper;

    await signsInFor(shopper, one.email, '/');
    if (other !== undefined) await adds(shopper, other);
    await shopper.opens('/checkout');
    await content.getByLabel(says('checkout.note')).fill('No onions');
    await chooses(shopper, /128 Lantern Street/);
    await updates(shopper);
    await expect.poll(() => cookiesOf(shopper)).toEqual(expect.arrayContaining(['session', 'waiting', 'draft']));

    if (notice === 'notices.unauthorized') await market.tells('sign-out', { email: one.email });
    await end(shopper);
    await shopper.seesTitle(says('login.title'));
    await expect(content.getByText(says(notice))).toBeVisible();

    await shopper.opens('/cart');
    await expect(content.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
    await expect(content.getByRole('heading', { name: says('cart.askTitle') })).toHaveCount(0);
    const theirs = ['session', 'me', 'cart', 'waiting', 'parked', 'undo', 'shown', 'pay'];
    expect((await cookiesOf(shopper)).filter(name => theirs.includes(name))).toEqual([]);

    await signsInFor(shopper, next.email, '/checkout');
    await expect(content.getByLabel(says('checkout.note'))).toHaveValue('');
  });
}

async function cookiesOf({ page }: Shopper): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}
