/**
 * A shared device: one customer's session ends, in each way that it can, and the next person finds nothing of theirs.
 */
import type { Customer } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

async function isAtLogin(shopper: Shopper, notice: string): Promise<void> {
  await shopper.seesTitle(shopper.says('login.title'));
  await expect(shopper.notice(shopper.says(notice))).toBeVisible();
}

/** The session is over at the API already, but where the customer signs out. */
const ends: Record<string, (shopper: Shopper) => Promise<void>> = {
  'a page that they open': async shopper => {
    await shopper.opens('/orders');
    await isAtLogin(shopper, 'notices.unauthorized');
  },
  'a form that they send': async shopper => {
    await shopper.orderButton.click();
    await isAtLogin(shopper, 'notices.unauthorized');
  },
  'the cart that they open': async shopper => {
    await shopper.opens('/restaurants');
    await shopper.page
      .getByRole('banner')
      .getByRole('link', { name: shopper.says('cart.title') })
      .click();
    await isAtLogin(shopper, 'notices.unauthorized');
  },
  'signing out': async shopper => {
    await shopper.opens('/orders');
    const form = shopper.page.locator('form[action="/api/sign-out"]').first();
    await form.evaluate((form: HTMLFormElement) => form.requestSubmit());
    await isAtLogin(shopper, 'notices.signedOut');
  },
};

for (const [how, end] of Object.entries(ends)) {
  test(`left by ${how}`, async ({ shopper, says, customers, catalog }) => {
    const [one, next] = [await customers.createWithCart(), await customers.createWithCart()];
    // Of another shop that brings it where the customer lives: their address is chosen as they sign in.
    const other = await catalog.plainDishBroughtHome([one.offer.shop.id]);
    const { content } = shopper;

    await shopper.entersAs(one.customer, '/');
    await shopper.adds(other);
    await shopper.opens('/checkout');
    await shopper.unfolds();
    await content.getByLabel(says('checkout.note')).fill('No onions');
    await shopper.chooses(/128 Lantern Street/);
    await shopper.updates();
    await expect.poll(() => cookiesOf(shopper)).toEqual(expect.arrayContaining(['session', 'waiting', 'draft']));
    // Nothing of it is on its way any more.
    await shopper.opens('/checkout');
    await expect(content.getByLabel(says('checkout.note'))).toHaveValue('No onions');

    if (how !== 'signing out') await one.customer.endsSessions();
    await end(shopper);

    await shopper.opens('/cart');
    await expect(content.getByRole('heading', { name: says('cart.emptyTitle') })).toBeVisible();
    await expect(content.getByRole('heading', { name: says('cart.askTitle') })).toHaveCount(0);
    const theirs = ['session', 'me', 'cart', 'shown', 'pay'];
    // These wait for the same customer after a session that has ended, and open for nobody else.
    if (how === 'signing out') theirs.push('waiting', 'parked', 'undo');
    expect((await cookiesOf(shopper)).filter(name => theirs.includes(name))).toEqual([]);

    await shopper.entersAs(next.customer, '/checkout');
    await expect(content.getByLabel(says('checkout.note'))).toHaveValue('');
    await shopper.opens('/cart');
    await expect(content.getByRole('heading', { name: says('cart.askTitle') })).toHaveCount(0);
  });
}

const leavings: Record<string, (shopper: Shopper, next: Customer) => Promise<void>> = {
  'somebody else has signed in': async (shopper, next) => {
    await ends['signing out']?.(shopper);
    await shopper.entersAs(next, '/profile');
  },
  'they have signed out': async shopper => ends['signing out']?.(shopper),
};

for (const [when, leave] of Object.entries(leavings))
  test(`a page in another tab shows nothing of its customer any more when ${when}`, async ({
    shopper,
    says,
    customers,
  }) => {
    test.skip(!shopper.hasScript, 'without script a page is as it was loaded');
    const [one, next] = [await customers.create(), await customers.create({ firstname: 'Omar' })];
    await shopper.entersAs(one, '/profile');
    const other = await shopper.inNewTab();
    await other.page.addInitScript(markListener);
    await other.opens('/profile');
    const name = other.content.getByLabel(says('profile.firstName'), { exact: true });
    await expect(name).toHaveValue('Stella');
    await expect(other.page.locator('html[data-listens]')).toBeAttached();
    await leave(shopper, next);
    await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    if (when === 'they have signed out') await other.seesTitle(says('login.title'));
    else await expect(name).toHaveValue('Omar');
    await other.page.close();
  });

/** What listens to somebody's return is loaded after a page's first moments, and does not say so. */
function markListener(): void {
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'focus') document.documentElement.dataset.listens = '';
    listen.call(this, type, ...rest);
  };
}

const goings: Record<string, (shopper: Shopper, customer: Customer) => Promise<void>> = {
  'signed out': shopper => ends['signing out']?.(shopper) ?? Promise.reject(),
  'had their session ended': async (shopper, customer) => {
    await customer.endsSessions();
    await shopper.opens('/orders');
    await isAtLogin(shopper, 'notices.unauthorized');
  },
  'had their session expire': async shopper => {
    await shopper.page.context().clearCookies({ name: /session$/ });
    await shopper.opens('/restaurants?rating=4');
  },
};

test('the page of an order that was kept is gone after a day', async ({ shopper, customers, context }) => {
  test.skip(!shopper.hasScript, 'keeping pages needs script');
  const { id, customer } = await customers.createWithOrder();
  await shopper.entersAs(customer, `/orders/${id}`);
  const page = shopper.site + shopper.pathOf(`/orders/${id}`);
  const ages = (hours: number) =>
    shopper.page.evaluate(
      async at => {
        const kept = await caches.match(location.pathname, { cacheName: 'orders' });
        if (kept === undefined) return false;
        const headers = { 'Content-Type': 'text/html', 'X-Kept': String(at) };
        await (await caches.open('orders')).put(location.pathname, new Response(await kept.text(), { headers }));
        return true;
      },
      Date.now() - hours * 3_600_000,
    );
  await expect.poll(() => ages(23)).toBe(true);
  shopper.watch.expects(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
  await context.setOffline(true);
  await shopper.page.goto(page);
  expect(await ages(25)).toBe(true);
  await expect(shopper.page.goto(page)).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
});

for (const [how, go] of Object.entries(goings))
  test(`the page of an order that was kept is gone once its customer has ${how}`, async ({
    shopper,
    customers,
    context,
  }) => {
    test.skip(!shopper.hasScript, 'keeping pages needs script');
    const { id, customer } = await customers.createWithOrder();
    await shopper.entersAs(customer, `/orders/${id}`);
    const kept = () => shopper.page.evaluate(async () => (await caches.keys()).includes('orders'));
    await expect.poll(kept).toBe(true);
    await go(shopper, customer);
    await expect.poll(kept).toBe(false);
    shopper.watch.expects(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
    await context.setOffline(true);
    await expect(shopper.page.goto(shopper.site + shopper.pathOf(`/orders/${id}`))).rejects.toThrow(/ERR_/);
    await context.setOffline(false);
  });

async function cookiesOf({ page }: Shopper): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}
