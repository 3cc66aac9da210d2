/** The invoice of an order as a file. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../story.ts';

test('the invoice is saved from beside the receipt, and the order stays where it is', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await customers.createWithOrder();
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  const [download] = await Promise.all([
    shopper.page.waitForEvent('download'),
    shopper.follows(says('orders.invoice')),
  ]);
  expect(download.suggestedFilename()).toBe(`order-${order.id}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await shopper.isAt(`/orders/${order.id}`);
});

test('an order that waits for its payment has no invoice, nor has one that nobody paid', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await customers.createWithOrder({ payment: 'stripe' });
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  const link = shopper.content.getByRole('link', { name: says('orders.invoice') });
  await expect(shopper.content.getByRole('heading', { name: says('orders.payment'), exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  await order.moves('canceled');
  await shopper.opens(`/orders/${order.id}`);
  await expect(link).toHaveCount(0);
});
