/** A shared device: one customer's session ends, in each way that it can, and the next person finds nothing of theirs. */
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

/** Each ends on the login page; the session is over at the API already, but where the customer signs out. */
const ends: { how: string; says: string; end: (shopper: Shopper) => Promise<unknown> }[] = [
  { how: 'a page that they open', says: 'notices.unauthorized', end: shopper => shopper.opens('/orders') },
  { how: 'a form that they send', says: 'notices.unauthorized', end: shopper => shopper.orderButton.click() },
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
  test(`left by ${how}`, async ({ shopper, says, catalog, customers }) => {
    test.setTimeout(60_000);
    const { customer, offer } = await customers.createWithCart();
    const { customer: next } = await customers.createWithCart();
    const [[one], [another]] = [await catalog.plainDishes(0), await catalog.plainDishes(5)];
    const other = one.shop.id === offer.shop.id ? another : one;
    const { content } = shopper;

    await shopper.entersAs(customer, '/');
    await shopper.adds(other);
    await shopper.opens('/checkout');
    await content.getByLabel(says('checkout.note')).fill('No onions');
    await shopper.chooses(/128 Lantern Street/);
    await shopper.updates();
    await expect.poll(() => shopper.cookies()).toEqual(expect.arrayContaining(['session', 'waiting', 'draft']));

    if (notice === 'notices.unauthorized') await customer.endsSessions();
    await end(shopper);
    await shopper.seesTitle(says('login.title'));
    await expect(content.getByText(says(notice))).toBeVisible();

    await shopper.opens('/cart');
    await expect(content.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
    await expect(content.getByRole('heading', { name: says('cart.askTitle') })).toHaveCount(0);
    const theirs = ['session', 'me', 'cart', 'waiting', 'parked', 'undo', 'shown', 'pay'];
    expect((await shopper.cookies()).filter(name => theirs.includes(name))).toEqual([]);

    await shopper.entersAs(next, '/checkout');
    await expect(content.getByLabel(says('checkout.note'))).toHaveValue('');
  });
}
