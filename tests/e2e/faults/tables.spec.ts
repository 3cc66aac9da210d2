/**
 * What the second revision has and the first has not: a table that is reserved once and given back, and an order that
 * comes again and is stopped.
 */
import { focusIsKept } from '../shopper/kept-focus.ts';
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';
import { overSecondRevision } from './second-revision.ts';

overSecondRevision();
test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    test('a table is found, reserved although the answer is lost, confirmed, and given back', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const [restaurant] = await sandbox.read<{ id: number }[]>('booking/shops/paginate');
      const customer = await customers.create();
      await shopper.entersAs(customer, `/restaurant/${restaurant?.id}`);
      await shopper.follows(says('reservations.reserve'));
      await shopper.isAt(`/reservations/${restaurant?.id}`);
      const day = shopper.content.getByLabel(says('reservations.day'));
      const later = await day.locator('option:not([disabled])').nth(2).getAttribute('value');
      await day.selectOption(later);
      await shopper.presses(says('reservations.find'));
      const tables = shopper.content.getByRole('radio');
      await expect(tables.first()).toBeInViewport();
      await expect(shopper.page.locator(':focus')).toHaveAccessibleName(/\d/);
      await shopper.page.keyboard.press('Tab');
      await expect(tables.first()).toBeFocused();
      await tables.first().check();
      const note = shopper.content.getByLabel(says('reservations.note'));
      await note.evaluate(field => field.removeAttribute('maxlength'));
      await note.fill('A pram. '.repeat(33));
      await shopper.presses(says('reservations.send'));
      await expect(note).toHaveAccessibleDescription(new RegExp(says('errors.tooLong')));
      await expect(note, 'the page opens at what is wrong').toBeFocused();
      await note.fill('By the window');
      await sandbox.fails('lost', 'dashboard/user/my-bookings', { method: 'POST', times: 1 });
      await shopper.presses(says('reservations.send'));
      await shopper.isAt('/reservations');
      const card = shopper.content.getByRole('listitem').filter({ hasText: 'By the window' });
      // It answers by itself after a while, at the pace of orders.
      const waits = card.getByText(says('reservations.state.new'));
      await expect(waits.or(card.getByText(says('reservations.state.accepted')))).toBeVisible();
      const [{ id } = { id: 0 }] = await customer.asks<{ id: number }[]>('GET', 'dashboard/user/my-bookings');
      await sandbox.control(`reservations/${id}`, { status: 'accepted' });
      await shopper.opens('/reservations');
      await expect(card.getByText(says('reservations.state.accepted'))).toBeVisible();
      await card.getByText(says('reservations.cancel'), { exact: true }).click();
      await sandbox.fails('status', 'dashboard/user/my-bookings', { method: 'DELETE', status: 500, times: 1 });
      await shopper.presses(says('reservations.cancelYes'), card);
      await expect(card.getByRole('alert').filter({ hasText: says('errors.tableKept') })).toBeInViewport();
      await shopper.presses(says('reservations.cancelYes'), card);
      await expect(shopper.content.getByText(says('reservations.emptyTitle'))).toBeVisible();
    });

    test('a finished order comes again until it is stopped', async ({ shopper, says, customers }) => {
      const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
      for (const status of ['on_a_way', 'delivered']) await order.moves(status);
      await shopper.entersAs(order.customer, `/orders/${order.id}`);
      await shopper.content.getByText(says('repeat.title'), { exact: true }).click();
      if (shopper.hasScript) await focusIsKept(shopper.page);
      await shopper.content.getByRole('button', { name: says('repeat.begin') }).press('Enter');
      const stop = shopper.content.getByRole('button', { name: says('repeat.stop') });
      await expect(stop).toBeVisible();
      if (shopper.hasScript) await expect(stop, 'what has changed').toBeFocused();
      await shopper.presses(says('repeat.stop'));
      await expect(shopper.content.getByRole('button', { name: says('repeat.stop') })).toHaveCount(0);
    });
  });
}
