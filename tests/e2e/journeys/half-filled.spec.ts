/** A form that is left half filled and found again by Back and Forward, where script runs (docs/decisions/177). */
import type { Customers, PlacedOrder } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test.beforeEach(({ shopper }) => test.skip(!shopper.hasScript, 'without script nothing is kept in the tab'));

test('what is filled in and not sent is found again by Back and Forward, until it is sent', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await deliveredOrder(customers);
  const { page, content } = shopper;
  const reason = content.getByRole('radio', { name: says('refunds.reason.missing') });
  const findsAll = async () => {
    await shopper.isAt(`/orders/${order.id}/refund`);
    await expect(reason).toBeChecked();
    await expect(content.getByRole('checkbox', { name: order.offer.title })).toBeChecked();
    await expect(content.getByLabel(says('refunds.words'))).toHaveValue('No spoon either.');
  };
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await shopper.follows(says('refunds.ask'));
  await reason.check();
  await content.getByRole('checkbox', { name: order.offer.title }).check();
  await content.getByLabel(says('refunds.words')).fill('No spoon either.');
  await expect.poll(() => stored(shopper)).toContain('No spoon either.');
  await page.goBack();
  await shopper.isAt(`/orders/${order.id}`);
  await page.goForward();
  await findsAll();
  // By a document of its own.
  await shopper.opens('/wallet');
  await page.goBack();
  await findsAll();
  await shopper.presses(says('refunds.send'));
  await shopper.isAt('/refunds');
  expect(await stored(shopper)).not.toContain('No spoon either.');
});

test('what one customer has filled in is gone from the tab once they have signed out', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await deliveredOrder(customers);
  await shopper.entersAs(order.customer, `/orders/${order.id}/refund`);
  await shopper.content.getByLabel(says('refunds.words')).fill('No spoon either.');
  await expect.poll(() => stored(shopper)).toContain('No spoon either.');
  await shopper.opens('/orders');
  await expect.poll(() => stored(shopper)).toContain('No spoon either.');
  const form = shopper.page.locator('form[action="/api/sign-out"]').first();
  await form.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await shopper.seesTitle(says('login.title'));
  await expect.poll(() => stored(shopper)).not.toContain('No spoon either.');
});

test('a review that is half changed is open again after Back, and stays as it was until it is sent', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await deliveredOrder(customers);
  const name = order.offer.shop.title;
  await order.customer.asks('POST', `dashboard/user/orders/review/${order.id}`, { rating: 2, comment: 'Cold.' });
  await shopper.entersAs(order.customer, `/orders/${order.id}/review`);
  const change = shopper.content.locator('summary').filter({ hasText: says('reviews.change') });
  await change.first().click();
  const stars = shopper.page.getByRole('radiogroup', { name: says('orders.reviewShop', { name }), exact: true });
  const form = shopper.content.locator('.order-review').filter({ has: stars });
  const five = form.getByRole('radio', { name: says('orders.stars', { count: 5 }) });
  await five.check({ force: true });
  const comment = form.getByLabel(says('orders.comment'));
  await comment.fill('It was my fault.');
  await expect.poll(() => stored(shopper)).toContain('It was my fault.');
  await shopper.opens('/orders');
  await shopper.page.goBack();
  await expect(comment).toHaveValue('It was my fault.');
  await expect(five).toBeChecked();
  // A link leads to an entry of its own, with what is stored.
  await shopper.opens('/orders');
  await shopper.opens(`/orders/${order.id}/review`);
  await expect(form).toBeHidden();
  await expect(shopper.content.getByText('Cold.').first()).toBeVisible();
});

async function deliveredOrder(customers: Customers): Promise<PlacedOrder> {
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  await order.moves('delivered');
  return order;
}

/** What this tab keeps. */
function stored({ page }: Shopper): Promise<string> {
  return page.evaluate(() => Object.values(sessionStorage).join());
}
