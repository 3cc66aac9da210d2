/** Money that comes back: asked for with pictures, accepted into the wallet, refused, asked for twice. */
import type { Customers, PlacedOrder } from '../../support/customers.ts';
import { photo } from '../../support/photo.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('a request with pictures says before where the money goes, then waits for the shop', async ({
  shopper,
  says,
  customers,
}) => {
  const order = await deliveredOrder(customers);
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await shopper.follows(says('refunds.ask'));
  await shopper.isAt(`/orders/${order.id}/refund`);
  const slip = shopper.content.getByRole('region', { name: says('refunds.slip') });
  await expect(slip.getByText(says('refunds.toWallet'))).toBeVisible();
  await ticks(shopper, says('refunds.reason.missing'));
  // A deal may have brought one more of it.
  await shopper.content.getByRole('checkbox', { name: order.offer.title }).first().check();
  await shopper.content.getByLabel(says('refunds.words')).fill('No spoon either.');
  await picturesOf(shopper).setInputFiles([await photo(), await photo(400)]);
  if (shopper.hasScript) await expect(shopper.content.locator('.pictures img')).toHaveCount(2);
  await shopper.scrollsOnlyDown();
  await shopper.presses(says('refunds.send'));
  await shopper.isAt('/refunds');
  await expect(shopper.content.getByText(says('notices.refundSent'))).toBeVisible();
  await expect(shopper.content.getByText(says('refunds.state.pending'), { exact: true })).toBeVisible();
  const steps = shopper.content.getByRole('list', { name: says('refunds.steps') }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(shopper.content.getByText('No spoon either.')).toBeVisible();
  await expect(shopper.content.getByRole('img')).toHaveCount(2);
  const [refund] = await order.customer.refunds();
  expect(refund?.cause).toContain(order.offer.title);
  expect(refund?.galleries).toHaveLength(2);
  await shopper.scrollsOnlyDown();
});

test('sent untouched, it says in its own language what is missing, and leads there', async ({
  shopper,
  says,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script the browser says it');
  const order = await deliveredOrder(customers);
  await shopper.entersAs(order.customer, `/orders/${order.id}/refund`);
  await shopper.presses(says('refunds.send'));
  const reasons = shopper.content.getByRole('radiogroup', { name: says('refunds.reasonLabel') });
  await expect(reasons.getByText(says('errors.refundReason'))).toBeVisible();
  await expect(reasons.getByRole('radio').first()).toBeFocused();
  expect(await order.customer.refunds()).toEqual([]);
});

test('a second request for the same order says that there is one', async ({ shopper, says, customers }) => {
  const order = await deliveredOrder(customers);
  await asks(order);
  await shopper.entersAs(order.customer, `/orders/${order.id}/refund`);
  await expect(shopper.content.getByRole('heading', { name: says('refunds.askedAlready') })).toBeVisible();
  await expect(shopper.content.getByRole('button', { name: says('refunds.send') })).toHaveCount(0);
});

test('a form that was open meanwhile sends nothing twice, and says so', async ({ shopper, says, customers }) => {
  const order = await deliveredOrder(customers);
  await shopper.entersAs(order.customer, `/orders/${order.id}/refund`);
  await ticks(shopper, says('refunds.reason.late'));
  await asks(order);
  await shopper.presses(says('refunds.send'));
  const stays = shopper.content.getByText(says('notices.refundExists')).first();
  await expect(stays).toBeVisible();
  // The toast leaves by itself; without script it never shows.
  const toast = shopper.content.locator('[data-slot="toast"]');
  await expect(toast).toHaveAttribute('data-tone', 'warning');
  await expect(toast).toBeHidden();
  await expect(stays).toBeVisible();
  await expect(shopper.content.getByRole('heading', { name: says('refunds.askedAlready') })).toBeVisible();
  expect(await order.customer.refunds()).toHaveLength(1);
});

test('accepted: the wallet has the money, and the page says so', async ({ shopper, says, customers, sandbox }) => {
  const order = await deliveredOrder(customers);
  await asks(order);
  const before = await walletOf(order);
  await answers(sandbox, order, 'accepted', 'We are sorry.');
  const { total_price: total } = await order.customer.order(order.id);
  expect(await walletOf(order)).toBeCloseTo(before + total, 2);
  await shopper.entersAs(order.customer, '/refunds');
  await expect(shopper.content.getByText(says('refunds.step.approved'))).toBeVisible();
  await expect(shopper.content.getByText('We are sorry.')).toBeVisible();
  await expect(shopper.content.getByRole('link', { name: says('refunds.seeWallet') })).toHaveAttribute(
    'href',
    /\/wallet$/,
  );
  await shopper.follows(says('orders.number', { id: order.id }));
  await expect(shopper.content.getByText(says('refunds.state.approved'), { exact: true })).toBeVisible();
  await expect(shopper.content.getByRole('link', { name: says('refunds.ask') })).toHaveCount(0);
  await shopper.opens('/refunds');
  await shopper.follows(says('refunds.seeWallet'));
  await expect(shopper.content.getByText(says('wallet.kind.returned', { order: order.id }))).toBeVisible();
  await expect(shopper.content.getByText(`+${shopper.amount(Math.round(total * 100))}`)).toBeVisible();
});

test('refused: the shop’s answer stands there, it can be asked again, and taken off the list', async ({
  shopper,
  says,
  customers,
  sandbox,
}) => {
  const order = await deliveredOrder(customers);
  await asks(order);
  await answers(sandbox, order, 'canceled', 'Ten minutes are within the time.');
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await expect(shopper.content.getByText('Ten minutes are within the time.')).toBeVisible();
  await expect(shopper.content.getByRole('link', { name: says('refunds.ask') })).toBeVisible();
  await shopper.opens('/refunds');
  await expect(shopper.content.getByText(says('refunds.state.rejected'), { exact: true })).toBeVisible();
  await shopper.content
    .locator('summary')
    .filter({ hasText: says('refunds.remove') })
    .click();
  await shopper.presses(says('refunds.removeYes'));
  await expect(shopper.content.getByText(says('notices.refundRemoved'))).toBeVisible();
  await expect(shopper.content.getByText(says('refunds.emptyTitle'))).toBeVisible();
});

test('the list says when there is nothing, and somebody else’s order is not there', async ({
  shopper,
  says,
  customers,
}) => {
  const [foreign, customer] = [await deliveredOrder(customers), await customers.create()];
  await shopper.entersAs(customer, '/refunds');
  await expect(shopper.content.getByText(says('refunds.emptyTitle'))).toBeVisible();
  await shopper.opensMissing(`/orders/${foreign.id}/refund`);
  await shopper.seesTitle(says('errorPage.missingTitle'));
});

async function deliveredOrder(customers: Customers): Promise<PlacedOrder> {
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  await order.moves('delivered');
  return order;
}

function asks({ customer, id }: PlacedOrder): Promise<unknown> {
  return customer.asks('POST', 'dashboard/user/order-refunds', { order_id: id, cause: 'Cold.' });
}

async function answers(sandbox: Sandbox, { customer }: PlacedOrder, status: string, answer: string): Promise<void> {
  const [refund] = await customer.refunds();
  await sandbox.control(`refunds/${refund?.id}`, { status, answer });
}

/** In whole units. */
async function walletOf({ customer }: PlacedOrder): Promise<number> {
  const { wallet } = (await customer.profile()) as unknown as { wallet: { price: number } };
  return wallet.price;
}

async function ticks(shopper: Shopper, reason: string): Promise<void> {
  await shopper.content.getByRole('radio', { name: reason }).check();
}

test('of two choices of pictures the last one counts, however long the first takes to be made small', async ({
  shopper,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script pictures are sent as they are');
  const order = await deliveredOrder(customers);
  await shopper.page.addInitScript(() => {
    window.createImageBitmap = () =>
      new Promise((_, reject) => addEventListener('made-small', () => reject(new Error('too late')), { once: true }));
  });
  await shopper.entersAs(order.customer, `/orders/${order.id}/refund`);
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(800_000) };
  await picturesOf(shopper).setInputFiles(large);
  await picturesOf(shopper).setInputFiles({ ...(await photo()), name: 'small.png' });
  await expect(shopper.content.locator('.pictures img')).toHaveCount(1);
  await shopper.page.evaluate(async () => {
    dispatchEvent(new Event('made-small'));
    // What follows an answer has come by the next frames.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  const chosen = picturesOf(shopper).evaluate((field: HTMLInputElement) => [...(field.files ?? [])].map(f => f.name));
  expect(await chosen).toEqual(['small.png']);
});

test('what is chosen can be taken out again: one of too many, and what is no picture', async ({
  shopper,
  says,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script the field is chosen anew, or left empty');
  const order = await deliveredOrder(customers);
  await shopper.entersAs(order.customer, `/orders/${order.id}/refund`);
  const chosen = () =>
    picturesOf(shopper).evaluate((field: HTMLInputElement) => [...(field.files ?? [])].map(({ name }) => name));
  const takesOut = (name: string) => shopper.presses(`${says('pictures.detach')}: ${name}`);
  const pictures = await Promise.all(
    ['1.png', '2.png', '3.png', '4.png'].map(async name => ({ ...(await photo()), name })),
  );
  await picturesOf(shopper).setInputFiles(pictures);
  await expect(shopper.content.getByText(says('errors.picturesMany'))).toBeVisible();
  const drawn = shopper.content.locator('.pictures img');
  await expect(drawn, 'so that one sees which to take out').toHaveCount(4);
  await takesOut('2.png');
  await expect(drawn).toHaveCount(3);
  await expect(shopper.content.getByText(says('errors.picturesMany'))).toHaveCount(0);
  await expect(picturesOf(shopper)).toBeFocused();
  expect(await chosen()).toEqual(['1.png', '3.png', '4.png']);
  const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await picturesOf(shopper).setInputFiles([...pictures.slice(0, 1), paper]);
  await expect(shopper.content.getByText(says('errors.pictureType'))).toBeVisible();
  await expect(drawn, 'the one that is wrong is a name').toHaveCount(1);
  await takesOut('paper.pdf');
  await expect(shopper.content.getByText(says('errors.pictureType'))).toHaveCount(0);
  expect(await chosen()).toEqual(['1.png']);
  await takesOut('1.png');
  expect(await chosen()).toEqual([]);
  await ticks(shopper, says('refunds.reason.missing'));
  await shopper.presses(says('refunds.send'));
  await shopper.isAt('/refunds');
});

function picturesOf(shopper: Shopper) {
  return shopper.content.getByLabel(shopper.says('pictures.label'));
}
