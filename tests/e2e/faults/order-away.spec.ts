/** What becomes of an order when the API goes away between the press and its answer? One order, and nobody left in doubt. */
import {
  type Checkouts,
  checkoutsOf,
  chooses,
  comesToCheckout,
  type Filled,
  orderButton,
  updates,
} from '../checkouts.ts';
import { expect, type Shopper, test } from '../shopper.ts';

const ordering = 'dashboard/user/orders';
const paying = 'payments/order';
const once = { method: 'POST', times: 1 };
const phone = { width: 360, height: 740 };

test.afterEach(({ town }) => town.isWellAgain());

for (const use of [
  { language: 'en', javaScriptEnabled: true },
  { language: 'ar', javaScriptEnabled: false, viewport: phone },
] as const) {
  test.describe(`${use.language}, ${use.javaScriptEnabled ? 'with' : 'without'} script`, () => {
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
        town,
        pair,
        says,
      }) => {
        const { market, filled } = await isReady(shopper, pair.sandbox, payment);
        await town.goesWrong(kind, ordering, { ...once, ...more });
        await orderButton(shopper).click();
        await expect(shopper.content.getByText(says('errors.checkout.unknown'))).toBeVisible();
        expect(await market.ordersMade(filled.token)).toEqual([]);
        await isAllThere(shopper, payment);
        await orderButton(shopper).click();
        await shopper.isAt(/\/orders\/\d+$/);
        await isOrderedOnce(market, filled, payment);
      });
    }

    for (const [kind, more, payment] of [
      ['lost', {}, payments[1]],
      ['late', { milliseconds: 1500 }, payments[0]],
    ] as const) {
      test(`${payment}, ${kind}: ordered at the first press, once`, async ({ shopper, town, pair, says }) => {
        const { market, filled } = await isReady(shopper, pair.sandbox, payment);
        await town.goesWrong(kind, ordering, { ...once, ...more });
        await orderButton(shopper).click();
        await shopper.isAt(/\/orders\/\d+$/);
        await expect(shopper.content.getByText(says('notices.ordered'))).toBeVisible();
        await isOrderedOnce(market, filled, payment);
      });
    }

    test('the order arrives, and then nobody answers at all: the next try finds it', async ({
      shopper,
      town,
      pair,
      says,
    }) => {
      shopper.watch.expects(/\/pictures\//);
      const { market, filled } = await isReady(shopper, pair.sandbox, 'cash');
      await town.goesWrong('delay', ordering, { ...once, milliseconds: 1500 });
      await town.goesWrong('lost', ordering, once);
      await orderButton(shopper).click({ noWaitAfter: true });
      await expect.poll(town.faultsLeft, { intervals: [50] }).toBe(0);
      await town.goesWrong('down');
      const said = shopper.content.getByText(says('errors.checkout.unknown'));
      await expect(said.or(shopper.page.getByText(says('trouble.offline')))).toBeVisible();
      await town.isWellAgain();
      await expect(async () => {
        if (await orderButton(shopper).isVisible()) await orderButton(shopper).click();
        else await shopper.opens('/checkout');
        await expect(shopper.page).toHaveURL(/\/orders\/\d+$/, { timeout: 3000 });
      }).toPass({ timeout: 12_000 });
      // Found by looking alone, nothing is paid that nobody has pressed for: the order's page asks.
      const cash = says('orders.payCash', { amount: '§', isPickup: 'false' });
      const pays = shopper.content.getByRole('button', { name: new RegExp(RegExp.escape(cash).replace('§', '.*')) });
      if (await pays.isVisible()) await pays.click();
      await expect(pays).toHaveCount(0);
      await isOrderedOnce(market, filled, 'cash');
    });

    test('the payment does not arrive: the order stands unpaid, says so, and is paid from its page', async ({
      shopper,
      town,
      pair,
      says,
    }) => {
      const { market, filled } = await isReady(shopper, pair.sandbox, 'wallet');
      await town.goesWrong('drop', paying, once);
      await orderButton(shopper).click();
      await shopper.isAt(/\/orders\/\d+$/);
      await expect(shopper.content.getByText(says('notices.orderedUnpaid'))).toBeVisible();
      expect((await market.ordersMade(filled.token)).map(({ transaction }) => transaction)).toEqual([null]);
      await shopper.presses(new RegExp(RegExp.escape(says('orders.payWallet', { amount: '§' })).replace('§', '.*')));
      await expect(shopper.content.getByText(says('notices.orderPaid'))).toBeVisible();
      await isOrderedOnce(market, filled, 'wallet');
    });

    test('the answer to the payment is lost: it was paid, once', async ({ shopper, town, pair }) => {
      const { market, filled } = await isReady(shopper, pair.sandbox, 'wallet');
      await town.goesWrong('lost', paying, once);
      await orderButton(shopper).click();
      await shopper.isAt(/\/orders\/\d+$/);
      await isOrderedOnce(market, filled, 'wallet');
    });
  });
}

/** All filled in, and the last button there to be pressed. */
async function isReady(shopper: Shopper, sandbox: string, payment: string) {
  const market = checkoutsOf(sandbox, shopper.language);
  const filled = await market.filled(900);
  await comesToCheckout(shopper, filled);
  await shopper.content.getByLabel(shopper.says('checkout.note')).fill('No onions');
  await chooses(shopper, new RegExp(`^${shopper.says(`checkout.tag.${payment}`)}`));
  await updates(shopper);
  return { market, filled };
}

async function isAllThere({ content, says }: Shopper, payment: string): Promise<void> {
  await expect(content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
  await expect(content.getByRole('radio', { name: new RegExp(`^${says(`checkout.tag.${payment}`)}`) })).toBeChecked();
  await expect(content.getByRole('radio', { name: /128 Lantern Street/ })).toBeChecked();
}

async function isOrderedOnce(market: Checkouts, { token }: Filled, payment: 'cash' | 'wallet'): Promise<void> {
  const made = await market.ordersMade(token);
  expect(made.map(({ note, transaction }) => [note, transaction?.payment_system.tag, transaction?.status])).toEqual([
    ['No onions', payment, payment === 'wallet' ? 'paid' : 'progress'],
  ]);
}
