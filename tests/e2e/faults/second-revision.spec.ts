/** Over the API's second revision: a wallet is filled, and a group's order is made by its payment at a provider. */
import type { Locator } from '@playwright/test';
import { joins, opensGroup, seen, slip } from '../shopper/group.ts';
import { failsThenPays, goesToProvider, hears, onProvider, paysInTwoTabs } from '../shopper/top-up.ts';
import { expect, test } from '../story.ts';
import { bothWays, wayOf } from './both-ways.ts';
import { overSecondRevision, second } from './second-revision.ts';

overSecondRevision();

for (const use of bothWays) {
  test.describe(wayOf(use), () => {
    test.use(use);

    test('a top-up that fails, is paid from the page that says so, and is told', async ({ shopper, customers }) => {
      const customer = await customers.create();
      await goesToProvider(shopper, customer, '12.50');
      await failsThenPays(shopper);
      await expect(shopper.content.getByText('+$12.50')).toBeVisible();
      expect(await customer.balance()).toBe(12.5);
    });

    test('a top-up walked away from charges nothing, and two tabs are one payment', async ({ shopper, customers }) => {
      const customer = await customers.create();
      await goesToProvider(shopper, customer, '20');
      await onProvider(shopper, 'Walk away');
      await hears(shopper, 'canceled');
      expect(await customer.balance()).toBe(0);
      await paysInTwoTabs(shopper, '20');
      expect(await customer.balance()).toBe(20);
    });

    test('a code of the shop is taken by one press', async ({ shopper, says, customers }) => {
      const { customer, offer: dish } = await customers.createWithCart();
      const { content } = shopper;
      await shopper.opens(`/${dish.shop.type}/${dish.shop.id}`);
      await content.locator('summary', { hasText: 'MINUS3' }).click();
      await expect(content.getByText(says('shop.codeWhere'))).toBeVisible();
      await expect(content.getByRole('listitem').filter({ hasText: /^WELCOME10/ })).toBeVisible();
      await shopper.opensCheckoutAs(customer);
      const offers = content.getByRole('group', { name: says('checkout.couponOffer.title') });
      const offer = offers.getByRole('button', { name: /^MINUS3/ });
      await content.getByLabel(says('checkout.coupon'), { exact: true }).fill('EXPIRED');
      await offer.press('Enter');
      const slip = content.getByRole('region', { name: says('checkout.receipt') });
      await expect(slip.getByText(says('receipt.coupon'), { exact: true })).toBeVisible();
      await shopper.unfolds();
      await expect(content.getByLabel(says('checkout.coupon'), { exact: true })).toHaveValue('MINUS3');
      await expect(offer).toHaveCount(0);
      if (shopper.hasScript)
        await expect(content.getByRole('button', { name: says('checkout.apply'), exact: true })).toBeFocused();
      await expect(offers.getByRole('button', { name: /^WELCOME10/ })).toBeVisible();
      await shopper.checksOut({ payment: 'cash' });
      expect((await customer.orders())[0]?.coupon?.price).toBeCloseTo(3);
    });

    test('on phones a code of the shop stands in the middle of its strip', async ({ shopper, customers }) => {
      const { offer: dish } = await customers.createWithCart();
      await shopper.page.setViewportSize({ width: 360, height: 740 });
      await shopper.opens(`/${dish.shop.type}/${dish.shop.id}`);
      const code = shopper.page.locator('summary', { hasText: 'MINUS3' });
      const middleOf = async (one: Locator) => {
        const box = await one.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      };
      const strip = await middleOf(shopper.content.locator('.deal-line', { has: code }));
      expect(Math.abs((await middleOf(code)) - strip)).toBeLessThanOrEqual(1);
    });

    test('who pays in one tab is led to the order in the other, where the checkout is open', async ({
      shopper,
      says,
      customers,
    }) => {
      const { customer } = await customers.createWithCart();
      await shopper.opensCheckoutAs(customer);
      await shopper.choosesPayment('stripe');
      await shopper.orderButton.click();
      await expect(shopper.page.getByText('Sandbox Pay').first()).toBeVisible();
      const other = await shopper.inNewTab();
      await other.opens('/checkout');
      await expect(other.content.getByText(says('checkout.awaited.lead'))).toBeVisible();
      await onProvider(shopper, 'Pay');
      await shopper.isAt(/\/orders\/\d+$/);
      if (shopper.hasScript) await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      else await other.page.reload();
      await other.isAt(/\/orders\/\d+$/);
      expect(await customer.orders()).toHaveLength(1);
      await other.page.close();
    });

    test('a checkout for groceries says what comes in place of what is sold out, folded too', async ({
      shopper,
      says,
      catalog,
      customers,
    }) => {
      const customer = await customers.create();
      await customer.fillsCart([await catalog.offer(({ left }) => left > 5, { among: [await catalog.grocery()] })]);
      await shopper.entersAs(customer, '/checkout');
      const summary = shopper.content.locator('#extras > summary');
      await expect(summary).toContainText(says('lineNotes.decide'));
      await shopper.chooses(says('lineNotes.leaveOut'));
      await shopper.updates();
      await expect(summary).toContainText(says('lineNotes.leaveOut'));
    });

    test('an order that its payment makes says who had what', async ({
      shopper: owner,
      says,
      catalog,
      customers,
      browser,
    }) => {
      test.slow();
      const { dish, count } = await catalog.dinner();
      const link = await opensGroup(owner, await customers.create({ firstname: 'Stella' }), dish);
      const omar = await joins(await owner.onAnotherDevice(browser), link, 'Omar');
      await omar.adds(dish, { quantity: count });
      await owner.adds(dish, { quantity: 1 });
      await owner.opens(`/group/${dish.shop.id}`);
      await seen(owner, slip(owner, 'Omar').getByText(dish.title));
      await owner.follows(says('group.checkout'));
      await owner.choosesPayment('stripe');
      await owner.orderButton.click();
      await expect(owner.page.getByText('Sandbox Pay').first()).toBeVisible();
      await onProvider(owner, 'Pay');
      await owner.isAt(/\/orders\/\d+$/);
      // The sandbox leads back to the first storefront, whose store is another one.
      await owner.page.goto(second.site + new URL(owner.page.url()).pathname);
      await expect(owner.content.getByRole('heading', { name: says('group.order.title') })).toBeVisible();
      for (const name of ['Stella', 'Omar']) await expect(slip(owner, name).getByText(dish.title)).toBeVisible();
      await omar.opens(`/group/${dish.shop.id}`);
      await expect(omar.content.getByRole('heading', { level: 1 })).toHaveText(
        says('group.ended.ordered', { owner: 'Stella' }),
      );
    });
  });
}
