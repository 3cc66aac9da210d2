/** What is said to whoever asks for an invoice while the marketplace gives out none? */
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    for (const [kind, more] of [
      ['status', { status: 500 }],
      ['html', {}],
    ] as const) {
      test(`${kind}: the order says that there is none now, and the next press has it`, async ({
        shopper,
        says,
        customers,
        sandbox,
      }) => {
        const order = await customers.createWithOrder();
        await shopper.entersAs(order.customer, `/orders/${order.id}`);
        await sandbox.fails(kind, 'dashboard/user/export', { ...more, times: 1 });
        await shopper.follows(says('orders.invoice'));
        await shopper.isAt(`/orders/${order.id}`);
        await expect(shopper.content.getByText(says('notices.invoiceNotReady')).first()).toBeVisible();
        const [download] = await Promise.all([
          shopper.page.waitForEvent('download'),
          shopper.follows(says('orders.invoice')),
        ]);
        expect(download.suggestedFilename()).toBe(`order-${order.id}.pdf`);
      });
    }
  });
}
