/** A tip after the delivery, over the API's second revision: paid once, whatever goes wrong on the way. */
import type { Customers, PlacedOrder } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { onProvider } from '../shopper/top-up.ts';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';
import { overSecondRevision, second } from './second-revision.ts';

const paying = 'payments/order';

overSecondRevision();
test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    test('a share from the wallet stands on the receipt, and nothing is offered any more', async ({
      shopper,
      says,
      customers,
    }) => {
      const order = await isBrought(shopper, customers);
      await form(shopper).locator('label').nth(1).click();
      await shopper.presses(byWay(shopper, 'wallet'));
      await isTipped(shopper, order);
      await expect(shopper.notice(says('notices.tipPaid'))).toBeVisible();
    });

    test('an amount of one’s own is kept while the API fails, and the next press pays it once', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const order = await isBrought(shopper, customers);
      await types(shopper, '3.20');
      await sandbox.fails('status', paying, { method: 'POST', status: 500, times: 1 });
      await shopper.presses(byWay(shopper, 'wallet'));
      await expect(shopper.content.getByText(says('errors.payOffline')).first()).toBeVisible();
      await expect(own(shopper)).toHaveValue('3.20');
      await shopper.presses(byWay(shopper, 'wallet'));
      await isTipped(shopper, order, 3.2);
    });

    test('its answer is lost: it was paid, and the order says so', async ({ shopper, says, sandbox, customers }) => {
      const order = await isBrought(shopper, customers);
      await types(shopper, '3.20');
      await sandbox.fails('lost', paying, { method: 'POST', times: 1 });
      await shopper.presses(byWay(shopper, 'wallet'));
      await expect(shopper.notice(says('notices.tipPaid'))).toBeVisible();
      await isTipped(shopper, order, 3.2);
    });

    test('more than the wallet holds is said, and another way is there', async ({ shopper, says, customers }) => {
      const order = await isBrought(shopper, customers);
      await types(shopper, '950');
      await shopper.presses(byWay(shopper, 'wallet'));
      await expect(shopper.content.getByText(says('errors.walletShort')).first()).toBeVisible();
      await expect(own(shopper)).toHaveValue('950');
      expect((await order.customer.order(order.id)).tips ?? 0).toBe(0);
    });

    test('pressed twice, and once more in another tab: it is paid once', async ({ shopper, says, customers }) => {
      const order = await isBrought(shopper, customers);
      const other = await shopper.inNewTab();
      await other.opens(`/orders/${order.id}`);
      await types(shopper, '3.20');
      await types(other, '4.10');
      await shopper.content.getByRole('button', { name: byWay(shopper, 'wallet') }).dblclick();
      await isTipped(shopper, order, 3.2);
      await other.presses(byWay(other, 'wallet'));
      await expect(other.notice(says('notices.tipPaidBefore'))).toBeVisible();
      await isTipped(other, order, 3.2);
      await other.page.close();
    });

    test('at a provider: whoever comes back is not asked again, and what was paid shows by itself', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      // Without script the page looks every half minute.
      test.slow();
      const order = await isBrought(shopper, customers);
      await types(shopper, '3.20');
      await shopper.presses(byWay(shopper, 'stripe'));
      await expect(shopper.page.getByText('Sandbox Pay').first()).toBeVisible();
      const session = new URL(shopper.page.url()).pathname.split('/').at(-1);
      await sandbox.fails('status', 'webhook', { status: 500, times: 1 });
      await onProvider(shopper, 'Pay');
      await shopper.isAt(/\/orders\/\d+$/);
      // The sandbox leads back to the first storefront.
      await shopper.page.goto(second.site + new URL(shopper.page.url()).pathname);
      await expect(shopper.content.getByText(aroundGap(says('orders.tip.awaited', { amount: gap })))).toBeVisible();
      await expect(own(shopper)).toHaveCount(0);
      await sandbox.request('POST', '/api/v1/webhook/stripe/payment', { body: { session, status: 'paid' } });
      await isTipped(shopper, order, 3.2);
    });

    test('whoever walks away from the provider chooses anew', async ({ shopper, says, customers }) => {
      const order = await isBrought(shopper, customers);
      await types(shopper, '3.20');
      await shopper.presses(byWay(shopper, 'stripe'));
      await onProvider(shopper, 'Walk away');
      await shopper.isAt(/\/orders\/\d+$/);
      await shopper.page.goto(second.site + new URL(shopper.page.url()).pathname);
      await shopper.presses(says('orders.tip.anew'));
      await types(shopper, '1.50');
      await shopper.presses(byWay(shopper, 'wallet'));
      await isTipped(shopper, order, 1.5);
    });
  });
}

async function isBrought(shopper: Shopper, customers: Customers): Promise<PlacedOrder> {
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  for (const status of ['on_a_way', 'delivered']) await order.moves(status);
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  return order;
}

const form = ({ content }: Shopper) => content.locator('#tip form');
const own = ({ content, says }: Shopper) => content.locator('#tip').getByLabel(says('checkout.ownTip'));
const byWay = ({ says }: Shopper, tag: 'wallet' | 'stripe') =>
  says('orders.tip.pay', { method: says(`orders.method.${tag}`) });

async function types(shopper: Shopper, amount: string): Promise<void> {
  await form(shopper)
    .locator('label', { hasText: shopper.says('checkout.tipOther') })
    .click();
  await own(shopper).fill(amount);
}

/** On the receipt, and nowhere offered; whole units where the amount is known. */
async function isTipped({ content, says }: Shopper, { id, customer }: PlacedOrder, amount?: number): Promise<void> {
  const receipt = content.getByRole('region', { name: says('orders.receiptOf', { id }) });
  await expect(receipt.getByText(says('receipt.tips'), { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(content.locator('#tip')).toHaveCount(0);
  const { tips = 0 } = await customer.order(id);
  if (amount === undefined) expect(tips).toBeGreaterThan(0);
  else expect(tips).toBeCloseTo(amount, 8);
}
