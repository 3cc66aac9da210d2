/** An order is on its way, and its page is left open. */
import { expect, test } from '../story.ts';

test('the minutes count down, and anew once there is news, even where it says as many', async ({
  shopper,
  customers,
}) => {
  test.skip(!shopper.hasScript, 'without script the page loads itself again');
  const { page } = shopper;
  const order = await customers.createWithOrder();
  await order.moves('on_a_way');
  await page.clock.install();
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  const minutes = shopper.content.locator('.order-minutes');
  const said = (await minutes.textContent()) ?? '';
  await page.clock.fastForward('03:00');
  await expect(minutes).not.toHaveText(said);
  const counted = (await minutes.textContent()) ?? '';
  // For the server hardly any time has passed, and the courier is where they were.
  await expect(async () => {
    // Times of an order are whole seconds: what comes within the second of the first time is no news.
    await order.moves('ready');
    await order.moves('on_a_way');
    await expect(minutes).not.toHaveText(counted, { timeout: 4000 });
  }).toPass();
});
