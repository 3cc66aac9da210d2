/** The wallet when answers are lost: nothing is charged or sent twice, and nobody is told what is not known. */
import type { Customer } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { aroundGap, gap } from '../shopper/words.ts';
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';
import { overSecondRevision } from './second-revision.ts';

const once = { method: 'POST', times: 1 };
const sending = 'dashboard/user/wallet/send';

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    test('the way to the provider is lost: nothing is charged, and the next press leads there', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const customer = await customers.create();
      await shopper.entersAs(customer, '/wallet/top-up');
      await sandbox.fails('lost', 'payments/wallet', once);
      await shopper.presses(says('wallet.goOn'));
      await expect(shopper.notice(says('errors.wallet.unknown'))).toBeVisible();
      await shopper.presses(says('wallet.goOn'));
      await shopper.page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(
        shopper.content.getByText(aroundGap(says('wallet.topUpState.arrived', { amount: gap }))),
      ).toBeVisible();
      expect(await customer.balance()).toBe(20);
    });

    test('the provider’s report is lost: whoever has paid is told not to pay again', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const customer = await customers.create();
      await shopper.entersAs(customer, '/wallet/top-up');
      await shopper.presses(says('wallet.goOn'));
      await expect(shopper.page.getByText('Sandbox Pay').first()).toBeVisible();
      const session = new URL(shopper.page.url()).pathname.split('/').at(-1);
      await sandbox.fails('status', 'webhook', { status: 500, times: 1 });
      await shopper.page.getByRole('button', { name: 'Pay', exact: true }).click();
      await shopper.isAt(/\/wallet\?back=\d+$/);
      const awaited = aroundGap(says('wallet.topUpState.awaited', { amount: gap }));
      await expect(shopper.content.getByText(awaited)).toBeVisible();
      // The provider reports once more, and the page finds it by itself.
      await sandbox.request('POST', '/api/v1/webhook/stripe/payment', { body: { session, status: 'paid' } });
      const arrived = aroundGap(says('wallet.topUpState.arrived', { amount: gap }));
      await expect(shopper.content.getByText(arrived)).toBeVisible({ timeout: 20_000 });
      expect(await customer.balance()).toBe(20);
    });
  });
}

test.describe('sending, in R2', () => {
  overSecondRevision();

  for (const use of bothWays) {
    test.describe(wayOf(use), () => {
      test.use(use);

      test('somebody is found, named, named again, and gets it once', async ({ shopper, customers }) => {
        const [customer, receiver] = [await customers.create({ walletMoney: 50 }), await customers.create()];
        await reviews(shopper, customer, receiver, '12.50');
        await expect(shopper.content.getByText('$37.50')).toBeVisible();
        const press = shopper.content.getByRole('button', { name: sendName(shopper) });
        if (shopper.hasScript) await press.dblclick();
        else await press.click();
        await shopper.isAt('/wallet');
        await expect(shopper.content.getByText(told(shopper, '$12.50'))).toBeVisible();
        await expect(shopper.content.getByText('−$12.50')).toBeVisible();
        expect([await customer.balance(), await receiver.balance()]).toEqual([37.5, 12.5]);
      });

      test('too much is said before it can be pressed', async ({ shopper, says, customers }) => {
        const [customer, receiver] = [await customers.create({ walletMoney: 5 }), await customers.create()];
        await reviews(shopper, customer, receiver, '5.01');
        await expect(shopper.content.getByText(aroundGap(says('wallet.short', { amount: gap })))).toBeVisible();
        await expect(shopper.content.getByRole('button', { name: sendName(shopper) })).toHaveCount(0);
      });

      test('the answer is lost: it was sent, once', async ({ shopper, sandbox, customers }) => {
        const [customer, receiver] = [await customers.create({ walletMoney: 50 }), await customers.create()];
        await reviews(shopper, customer, receiver, '10');
        await sandbox.fails('lost', sending, once);
        await shopper.presses(sendName(shopper));
        await shopper.isAt('/wallet');
        await expect(shopper.content.getByText(told(shopper, '$10.00'))).toBeVisible();
        expect([await customer.balance(), await receiver.balance()]).toEqual([40, 10]);
      });

      test('nobody answers: nobody says no, and the next press sends once', async ({
        shopper,
        says,
        sandbox,
        customers,
      }) => {
        const [customer, receiver] = [await customers.create({ walletMoney: 50 }), await customers.create()];
        await reviews(shopper, customer, receiver, '10');
        await sandbox.fails('drop', sending, once);
        await shopper.presses(sendName(shopper));
        await expect(shopper.notice(says('errors.wallet.sendUnknown'))).toBeVisible();
        await shopper.presses(sendName(shopper));
        await shopper.isAt('/wallet');
        expect([await customer.balance(), await receiver.balance()]).toEqual([40, 10]);
      });
    });
  }
});

/** On the page that says once more who gets how much. */
async function reviews(shopper: Shopper, customer: Customer, receiver: Customer, amount: string): Promise<void> {
  const { says, content } = shopper;
  await shopper.entersAs(customer, '/wallet');
  await shopper.follows(says('wallet.send'));
  await content.getByLabel(says('wallet.search')).fill(receiver.email);
  await shopper.presses(says('wallet.find'));
  await content.locator('.wallet-people a').click();
  await content.getByLabel(aroundGap(says('wallet.ownIn', { currency: gap }))).fill(amount);
  await shopper.presses(says('wallet.review'));
  await expect(content.getByRole('heading', { level: 2, name: 'Stella' })).toBeVisible();
  await shopper.isAt(/[?&]amount=\d+/);
}

function sendName({ says }: Shopper): RegExp {
  return aroundGap(says('wallet.sendNow', { amount: gap }));
}

/** Of what was sent, and to whom. */
function told({ says }: Shopper, amount: string): RegExp {
  return aroundGap(says('wallet.told.walletSent', { amount, name: gap }));
}
