/**
 * What becomes of an order when the API goes away between the press and its answer? One order, and nobody left in
 * doubt.
 */
import type { Customer, Customers } from '../../support/customers.ts';
import type { PaymentTag, Shopper } from '../shopper/shopper.ts';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';

const ordering = 'dashboard/user/orders';
const paying = 'payments/order';
const once = { method: 'POST', times: 1 };

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    // What one pays in cash, the other pays by wallet.
    const payments = use.javaScriptEnabled ? (['cash', 'wallet'] as const) : (['wallet', 'cash'] as const);

    for (const [kind, more, payment] of [
      ['drop', {}, payments[0]],
      ['status', { status: 500 }, payments[1]],
      ['html', {}, payments[0]],
    ] as const) {
      test(`${payment}, ${kind}: not ordered, said, nothing lost, and the next press orders once`, async ({
        shopper,
        says,
        sandbox,
        customers,
      }) => {
        const customer = await isReady(shopper, customers, payment);
        await sandbox.fails(kind, ordering, { ...once, ...more });
        await shopper.orderButton.click();
        await expect(shopper.notice(says('errors.checkout.unknown'))).toBeVisible();
        expect(await customer.orders()).toEqual([]);
        await isAllThere(shopper, payment);
        await shopper.placesOrder();
        await isOrderedOnce(customer, payment);
      });
    }

    for (const [kind, more, payment] of [
      ['lost', {}, payments[1]],
      ['late', { milliseconds: 1500 }, payments[0]],
    ] as const) {
      test(`${payment}, ${kind}: ordered at the first press, once`, async ({ shopper, says, sandbox, customers }) => {
        const customer = await isReady(shopper, customers, payment);
        await sandbox.fails(kind, ordering, { ...once, ...more });
        await shopper.placesOrder();
        await expect(shopper.content.getByText(says('notices.ordered'))).toBeVisible();
        await isOrderedOnce(customer, payment);
      });
    }

    test('the order arrives, and then nobody answers at all: the next try finds it', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      shopper.watch.expects(/\/pictures\//);
      const customer = await isReady(shopper, customers, 'cash');
      await sandbox.fails('delay', ordering, { ...once, milliseconds: 1500 });
      await sandbox.fails('lost', ordering, once);
      await shopper.orderButton.click({ noWaitAfter: true });
      await expect.poll(sandbox.faultsLeft, { intervals: [50] }).toBe(0);
      await sandbox.fails('down');
      await expect(shopper.notice(says('errors.checkout.unknown'))).toBeVisible();
      await sandbox.recovers();
      await expect(async () => {
        if (await shopper.orderButton.isVisible()) await shopper.orderButton.click();
        else await shopper.opens('/checkout');
        await expect(shopper.page).toHaveURL(/\/orders\/\d+$/, { timeout: 3000 });
      }).toPass({ timeout: 12_000 });
      // Found by looking alone, nothing is paid that nobody has pressed for: the order's page asks.
      const cash = aroundGap(says('orders.payCash', { amount: gap, isPickup: 'false' }));
      const pays = shopper.content.getByRole('button', { name: cash });
      if (await pays.isVisible()) await pays.click();
      await expect(pays).toHaveCount(0);
      await isOrderedOnce(customer, 'cash');
    });

    test('nobody answers at all: the page that stands in for the form says that nothing was ordered', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      shopper.watch.expects(/\/pictures\//);
      const customer = await isReady(shopper, customers, 'cash');
      await sandbox.fails('down');
      await shopper.orderButton.click();
      await expect(shopper.notice(says('errors.checkout.offline'))).toBeVisible();
      await expect(shopper.page.getByText(says('errorPage.offline'))).toBeVisible();
      await sandbox.recovers();
      await shopper.opens('/checkout');
      await isAllThere(shopper, 'cash');
      await shopper.placesOrder();
      await isOrderedOnce(customer, 'cash');
    });

    test('the payment does not arrive: the order stands unpaid, says so, and is paid from its page', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const customer = await isReady(shopper, customers, 'wallet');
      await sandbox.fails('drop', paying, once);
      await shopper.placesOrder();
      await expect(shopper.notice(says('notices.orderedUnpaid'))).toBeVisible();
      expect((await customer.orders()).map(({ transaction }) => transaction)).toEqual([null]);
      await shopper.presses(aroundGap(says('orders.payWallet', { amount: gap })));
      await expect(shopper.content.getByText(says('notices.orderPaid'))).toBeVisible();
      await isOrderedOnce(customer, 'wallet');
    });

    test('it is not cancelled: its page says so where that was asked for', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const { id, customer } = await customers.createWithOrder();
      await shopper.entersAs(customer, `/orders/${id}`);
      await shopper.content
        .locator('summary')
        .filter({ hasText: says('orders.cancel') })
        .click();
      await sandbox.fails('status', `${ordering}/${id}/status/change`, { ...once, status: 500 });
      await shopper.presses(says('orders.cancelYes'));
      await expect(shopper.content.getByRole('alert').filter({ hasText: says('errors.unheard') })).toBeInViewport();
      await shopper.presses(says('orders.cancelYes'));
      await expect(shopper.notice(says('notices.orderCanceled'))).toBeVisible();
    });

    test('the answer to the payment is lost: it was paid, once', async ({ shopper, sandbox, customers }) => {
      const customer = await isReady(shopper, customers, 'wallet');
      await sandbox.fails('lost', paying, once);
      await shopper.placesOrder();
      await isOrderedOnce(customer, 'wallet');
    });
  });
}

test('opened again while the API is away, an open order shows how it stood, and then how it stands', async ({
  shopper,
  says,
  sandbox,
  customers,
}) => {
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  const isKept = async () => (await caches.match(location.pathname, { cacheName: 'orders' })) !== undefined;
  await expect.poll(() => shopper.page.evaluate(isKept)).toBe(true);
  await sandbox.fails('down', ordering);
  shopper.watch.expects(/503/);
  const connected = shopper.page.waitForResponse(/\/api\/online$/);
  await shopper.page.reload();
  const line = shopper.content.getByText(aroundGap(says('orders.kept', { time: gap })));
  await shopper.seesTitle(new RegExp(says('orders.status.new', { type: 'restaurant' })));
  await expect(line).toBeVisible();
  // It stays when the storefront answers and the marketplace does not.
  await connected;
  await shopper.page.waitForResponse(/\/live\?/);
  await expect(line).toBeVisible();
  await sandbox.recovers();
  await expect(line).toBeHidden();
  await order.moves('on_a_way');
  await shopper.seesTitle(new RegExp(says('orders.status.on_a_way')));
});

/** All filled in, and the last button there to be pressed. */
async function isReady(shopper: Shopper, customers: Customers, payment: PaymentTag): Promise<Customer> {
  const { customer } = await customers.createWithCart({ walletMoney: 900 });
  await shopper.opensCheckoutAs(customer);
  await shopper.content.getByLabel(shopper.says('checkout.note')).fill('No onions');
  await shopper.choosesPayment(payment);
  return customer;
}

async function isAllThere(shopper: Shopper, payment: PaymentTag): Promise<void> {
  const { content, says } = shopper;
  await shopper.unfolds();
  await expect(content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
  await expect(content.getByRole('radio', { name: shopper.paymentName(payment) })).toBeChecked();
  await expect(content.getByRole('radio', { name: /128 Lantern Street/ })).toBeChecked();
}

async function isOrderedOnce(customer: Customer, payment: 'cash' | 'wallet'): Promise<void> {
  const made = await customer.orders();
  expect(made.map(({ note, transaction }) => [note, transaction?.payment_system.tag, transaction?.status])).toEqual([
    ['No onions', payment, payment === 'wallet' ? 'paid' : 'progress'],
  ]);
}
