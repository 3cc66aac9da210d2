/** The wallet: what moved it, and filling it on a provider's page, which is paid, fails, is left, or pressed twice. */
import { nora } from '../../support/customers.ts';
import {
  failsThenPays,
  goesToProvider,
  hears,
  onProvider,
  paysInTwoTabs,
  stateWords,
  typesAmount,
} from '../shopper/top-up.ts';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';

test('a rich history grows to its end, and orders are a step away', async ({ shopper, says }) => {
  await shopper.entersAs({ email: nora }, '/wallet');
  await shopper.seesTitle(says('wallet.title'));
  const lines = shopper.content.locator('.wallet-lines > li');
  const first = await lines.count();
  expect(first).toBeGreaterThanOrEqual(20);
  await expect(async () => {
    const more = shopper.content.getByRole('link', { name: says('wallet.more') });
    if (await more.isVisible()) await more.click();
    await expect(shopper.content.getByText(says('wallet.end'))).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await lines.count()).toBeGreaterThan(first);
  await expect(shopper.content.getByText(says('wallet.status.processed'))).toBeVisible();
  await shopper.scrollsOnlyDown();
  await shopper.opens('/wallet');
  await shopper.follows(aroundGap(says('wallet.kind.cashback', { order: gap })));
  await shopper.isAt(/\/orders\/\d+$/);
});

test('payments of orders are listed with their way and state', async ({ shopper, says, customers }) => {
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 500 });
  await shopper.entersAs(order.customer, '/wallet');
  await shopper.follows(says('wallet.payments'));
  const line = shopper.content.getByRole('listitem').filter({ hasText: says('wallet.order', { order: order.id }) });
  await expect(line.getByText(says('wallet.status.settled'))).toBeVisible();
  await expect(line.getByText(says('wallet.by', { method: says('orders.method.wallet') }))).toBeVisible();
  await shopper.follows(says('wallet.order', { order: order.id }));
  await shopper.isAt(`/orders/${order.id}`);
});

test('nothing has moved yet: the page says so, and how to begin', async ({ shopper, says, customers }) => {
  await shopper.entersAs(await customers.create(), '/profile');
  await shopper.follows(says('account.wallet'));
  await shopper.isAt('/wallet');
  await expect(shopper.content.getByText(says('wallet.emptyTitle'))).toBeVisible();
  await expect(shopper.content.getByRole('link', { name: says('wallet.topUp') })).toBeVisible();
});

test('paid: the money is there, told by the page that the provider leads back to', async ({
  shopper,
  says,
  customers,
}) => {
  const customer = await customers.create({ walletMoney: 5 });
  await goesToProvider(shopper, customer, '12.50');
  await onProvider(shopper, 'Pay');
  await hears(shopper, 'arrived');
  await expect(shopper.content.getByText('+$12.50')).toBeVisible();
  expect(await customer.balance()).toBe(17.5);
  await shopper.opens('/wallet');
  await expect(shopper.content.getByText(stateWords(shopper, 'arrived'))).toHaveCount(0);
  await expect(shopper.content.getByRole('region', { name: says('wallet.balance'), exact: true })).toContainText(
    '$17.50',
  );
});

test('it fails, and is paid from the page that says so', async ({ shopper, customers }) => {
  const customer = await customers.create();
  await goesToProvider(shopper, customer, '20');
  await failsThenPays(shopper);
  expect(await customer.balance()).toBe(20);
});

test('walked away from: nothing is charged, and another one can be begun', async ({ shopper, says, customers }) => {
  const customer = await customers.create();
  await goesToProvider(shopper, customer, '20');
  await onProvider(shopper, 'Walk away');
  await hears(shopper, 'canceled');
  expect(await customer.balance()).toBe(0);
  await shopper.follows(says('wallet.topUp'));
  await typesAmount(shopper, '20');
  await onProvider(shopper, 'Pay');
  await hears(shopper, 'arrived');
  expect(await customer.balance()).toBe(20);
});

test('left by closing it: the wallet says that nobody knows, and the way on is the same payment', async ({
  shopper,
  says,
  customers,
}) => {
  const customer = await customers.create();
  await goesToProvider(shopper, customer, '20');
  const provider = shopper.page.url();
  await shopper.opens('/wallet');
  await expect(shopper.content.getByText(stateWords(shopper, 'awaited'))).toBeVisible();
  await shopper.presses(says('wallet.payOn'));
  await expect(shopper.page).toHaveURL(provider);
  await onProvider(shopper, 'Pay');
  await hears(shopper, 'arrived');
  expect(await customer.balance()).toBe(20);
});

test('left by the step back: the form still holds the amount, and leads to the same payment', async ({
  shopper,
  says,
  customers,
}) => {
  const customer = await customers.create();
  await goesToProvider(shopper, customer, '12.50');
  const provider = shopper.page.url();
  await shopper.page.goBack();
  await shopper.isAt('/wallet/top-up');
  await expect(shopper.content.getByRole('radio', { name: says('wallet.own'), exact: true })).toBeChecked();
  await expect(shopper.content.getByLabel(aroundGap(says('wallet.ownIn', { currency: gap })))).toHaveValue(/12[.,]50/);
  await shopper.presses(says('wallet.goOn'));
  await expect(shopper.page).toHaveURL(provider);
});

test('pressed in two tabs: one payment, which is paid once', async ({ shopper, customers }) => {
  const customer = await customers.create();
  await shopper.entersAs(customer, '/wallet');
  await paysInTwoTabs(shopper, '20');
  await shopper.page.reload();
  await expect(shopper.page.getByText('This is paid.')).toBeVisible();
  expect(await customer.balance()).toBe(20);
});

test('an order that costs more than the wallet holds leads here, with what is missing', async ({
  shopper,
  says,
  customers,
}) => {
  const { customer } = await customers.createWithCart({ walletMoney: 1 });
  await shopper.opensCheckoutAs(customer);
  await expect(shopper.content.getByText(aroundGap(says('checkout.hint.walletShort', { amount: gap })))).toBeVisible();
  await shopper.follows(says('checkout.topUp'));
  await shopper.isAt(/\/wallet\/top-up\?amount=\d+&currency=base$/);
  await expect(shopper.content.getByRole('radio', { checked: true })).toBeVisible();
});
