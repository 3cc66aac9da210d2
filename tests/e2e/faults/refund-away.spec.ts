/** A request for a refund that does not get through: it says so, and nothing of it is lost. */
import { photo } from '../../support/photo.ts';
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';

test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    test('not sent: it says exactly that, and everything is still there', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
      await order.moves('delivered');
      await shopper.entersAs(order.customer, `/orders/${order.id}/refund`);
      const reason = shopper.content.getByRole('radio', { name: says('refunds.reason.spoiled') });
      await reason.check();
      const line = shopper.content.getByRole('checkbox', { name: order.offer.title });
      await line.check();
      const words = shopper.content.getByLabel(says('refunds.words'));
      await words.fill('The lid was off.');
      await shopper.content.getByLabel(says('pictures.label')).setInputFiles([await photo()]);
      if (shopper.hasScript) await expect(shopper.content.locator('.pictures img')).toHaveCount(1);
      await sandbox.fails('status', 'dashboard/user/order-refunds', { method: 'POST', times: 1, status: 500 });
      await shopper.presses(says('refunds.send'));
      await expect(shopper.content.getByText(says('errors.refundNotSent'), { exact: true })).toBeVisible();
      if (shopper.language === 'en')
        await expect(shopper.content.getByText("You request didn't send!", { exact: true })).toBeVisible();
      await expect(reason).toBeChecked();
      await expect(line).toBeChecked();
      await expect(words).toHaveValue('The lid was off.');
      const kept = shopper.content.getByLabel(says('pictures.keep', { count: 1 }));
      if (!shopper.hasScript) await expect(kept).toBeChecked();
      await shopper.presses(says('refunds.send'));
      await shopper.isAt('/refunds');
      const [refund] = await order.customer.refunds();
      expect(refund?.galleries).toHaveLength(1);
    });
  });
}

test('a press at the moment the refusal appears is one more try', async ({
  shopper,
  says,
  sandbox,
  customers,
  page,
}) => {
  test.skip(!shopper.hasScript, 'Without script the page is another one by then.');
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  await order.moves('delivered');
  await shopper.entersAs(order.customer, `/orders/${order.id}/refund`);
  await shopper.content.getByRole('radio', { name: says('refunds.reason.spoiled') }).check();
  await shopper.content.getByRole('checkbox', { name: order.offer.title }).check();
  await shopper.content.getByLabel(says('refunds.words')).fill('The lid was off.');
  await sandbox.fails('status', 'dashboard/user/order-refunds', { method: 'POST', times: 1, status: 500 });
  await page.evaluate(
    ([send, refusal]) => {
      const button = [...document.querySelectorAll('main button')].find(one => one.textContent?.trim() === send);
      const watch = new MutationObserver(() => {
        if (!document.querySelector('main')?.textContent?.includes(refusal ?? '')) return;
        watch.disconnect();
        (button as HTMLButtonElement).click();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    },
    [says('refunds.send'), says('errors.refundNotSent')],
  );
  await shopper.presses(says('refunds.send'));
  await shopper.isAt('/refunds');
  expect(await order.customer.refunds()).toHaveLength(1);
});
