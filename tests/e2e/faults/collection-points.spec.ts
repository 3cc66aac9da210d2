/** An order is collected at a point of the marketplace (R2): as chosen, when that point goes away, and when none come. */
import { isCleanForAxe } from '../axe.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';
import { overSecondRevision } from './second-revision.ts';

interface WirePoint {
  id: number;
  price?: number;
  translation: { title: string };
  address: { address: string };
  working_days: { from: string; to: string }[];
}

overSecondRevision();
test.afterEach(({ sandbox }) => sandbox.recovers());

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    test('one is preselected, another one is chosen, and the order goes there', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const point = dearest(await sandbox.read('delivery-points'));
      const { customer } = await customers.createWithCart();
      await shopper.opensCheckoutAs(customer);
      await collects(shopper);
      const choices = shopper.content.getByRole('radiogroup', { name: says('checkout.collectAt') });
      await expect(choices.getByRole('radio', { checked: true })).toHaveCount(1);
      if (shopper.hasScript) await isCleanForAxe(shopper);
      await expect(shopper.content.getByLabel(says('checkout.floor'))).toBeHidden();
      await at(shopper, point);
      await expect(shopper.orderButton).toContainText(point.translation.title);
      await expect(shopper.content.getByText(says('receipt.collectionFee'), { exact: true }).first()).toBeVisible();
      await shopper.checksOut({ payment: 'cash' });
      await expect(shopper.content.getByText(says('orders.from'), { exact: true })).toBeVisible();
      await expect(shopper.content.getByText(placeOf(point)).filter({ visible: true })).toHaveCount(1);
      const [order, ...others] = await customer.orders();
      expect(others).toEqual([]);
      expect(order).toMatchObject({ delivery_type: 'point', delivery_point_id: point.id, delivery_fee: point.price });
      await sandbox.control(`orders/${order?.id}/status`, { status: 'delivered' });
      await shopper.page.reload();
      await expect(shopper.content.getByRole('heading', { level: 1 })).toContainText(says('orders.status.atPoint'));
    });

    test('the chosen point closes down before the press: that is said, nothing is lost, another one is ordered to', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const points = await sandbox.read<WirePoint[]>('delivery-points');
      const point = dearest(points);
      const { customer } = await customers.createWithCart();
      await shopper.opensCheckoutAs(customer);
      await collects(shopper);
      await shopper.content.getByLabel(says('checkout.note')).fill('No onions');
      await at(shopper, point);
      await shopper.choosesPayment('cash');
      // With script a draft may still be on its way, whose answer would tell of the point before the press.
      await shopper.page.waitForLoadState('networkidle');
      try {
        await sandbox.control(`collection-points/${point.id}`, { active: false });
        await shopper.orderButton.click();
        await expect(
          shopper.content.getByText(says('errors.checkout.pointGone')).filter({ visible: true }).first(),
        ).toBeVisible();
        expect(await customer.orders()).toEqual([]);
        await expect(shopper.content.getByLabel(says('checkout.note'))).toHaveValue('No onions');
        const other = dearest(points.filter(({ id }) => id !== point.id));
        await at(shopper, other);
        await shopper.placesOrder();
        const [order] = await customer.orders();
        expect(order).toMatchObject({ delivery_point_id: other.id, note: 'No onions' });
      } finally {
        await sandbox.control(`collection-points/${point.id}`, { active: true });
      }
    });

    test('points that cannot be read: who has not chosen one orders as ever, who has may still have it delivered', async ({
      shopper,
      says,
      sandbox,
      customers,
    }) => {
      const { customer } = await customers.createWithCart();
      await shopper.opensCheckoutAs(customer);
      await collects(shopper);
      await sandbox.fails('drop', 'rest/delivery-points');
      await shopper.page.reload();
      await shopper.unfolds();
      await expect(shopper.content.getByText(says('errors.offline')).first()).toBeVisible();
      await expect(shopper.orderButton).toBeHidden();
      await shopper.chooses(says('checkout.delivery'));
      await shopper.updates();
      await expect(shopper.orderButton).toContainText('128 Lantern Street');
      await shopper.checksOut({ payment: 'cash' });
      const [order] = await customer.orders();
      expect(order).toMatchObject({ delivery_type: 'delivery' });
    });
  });
}

/** Of those that never close. */
function dearest(points: WirePoint[]): WirePoint {
  const open = points.filter(({ working_days: days }) =>
    days.every(({ from, to }) => from === '00-00' && to === '23-59'),
  );
  const [point] = open.toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0));
  if (point === undefined) throw new Error('no collection point');
  return point;
}

function placeOf({ translation, address }: WirePoint): string {
  return `${translation.title} · ${address.address}`;
}

async function collects(shopper: Shopper): Promise<void> {
  await shopper.chooses(shopper.says('checkout.collection'));
  await shopper.updates();
  await shopper.unfolds();
}

async function at(shopper: Shopper, { translation }: WirePoint): Promise<void> {
  await shopper.chooses(new RegExp(`^${translation.title}`));
  await shopper.updates();
}
