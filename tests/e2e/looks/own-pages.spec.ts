/**
 * Do the pages of a customer's own hold for axe and for narrow screens: a full cart, checkout, and orders in every
 * state?
 */
import type { Catalog } from '../../support/catalog.ts';
import { nora } from '../../support/customers.ts';
import { isCleanForAxe } from '../axe.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

const widths = [320, 1280];

/** The room of a phone of 360 px with text of twice the size. */
const large = 180;

/** The pages of the account, with a form of an address that is about to be saved. */
const account = [
  '/profile',
  '/settings',
  '/notifications',
  '/liked',
  '/refunds',
  '/chat',
  '/chat/new?with=admin',
  '/addresses',
  '/wallet',
  '/wallet?payments=1',
  '/wallet/top-up',
  '/addresses/new?text=128+Lantern+Street&latitude=41.302819&longitude=69.192781',
];

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds nothing in cart and checkout, and nothing sticks out', async ({ shopper, catalog }) => {
      await fillsACart(shopper, catalog);
      await areFine(shopper, ['/cart', '/checkout']);
    });

    test('axe finds nothing in the orders, and nothing sticks out', async ({ shopper }) => {
      test.setTimeout(90_000);
      await areFine(shopper, await ordersOfNora(shopper));
    });

    test('axe finds nothing in a group order, and nothing sticks out', async ({ shopper, catalog, customers }) => {
      test.setTimeout(90_000);
      const { shop } = await catalog.deliveredHome();
      const path = `/group/${shop.id}`;
      await areFine(shopper, [path, `${path}?g=999999&o=1`]);
      await shopper.entersAs(await customers.create(), path);
      await areFine(shopper, [path]);
      await shopper.presses(shopper.says('group.start.begin'));
      await shopper.seesTitle(shopper.says('group.ownTitle'));
      await areFine(shopper, [path, `${path}/terms`]);
    });

    test('axe finds nothing where money is asked for and an order is reviewed', async ({ shopper, customers }) => {
      const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
      for (const status of ['on_a_way', 'delivered']) await order.moves(status);
      const page = `/orders/${order.id}`;
      await shopper.entersAs(order.customer, page);
      await areFine(shopper, ['/orders?past=1', `${page}/refund`, `${page}/review`]);
      await order.customer.asks('POST', 'dashboard/user/order-refunds', { order_id: order.id, cause: 'Cold.' });
      await areFine(shopper, [`${page}/refund`, page]);
    });

    test('axe finds nothing where orders are searched and ordered from again', async ({ shopper, customers }) => {
      test.setTimeout(90_000);
      const order = await customers.createWithOrder();
      const { shop } = order.offer;
      await shopper.entersAs(order.customer, '/orders');
      const searches = [`/orders?q=${encodeURIComponent(shop.title)}`, '/orders?q=zzzz'];
      await areFine(shopper, [
        ...searches,
        `/${shop.type}/${shop.id}/ordered`,
        `/${shop.type}/${shop.id}/reviews?sort=worst`,
      ]);
    });

    test('axe finds nothing in the account, and nothing sticks out', async ({ shopper }) => {
      test.setTimeout(90_000);
      await ordersOfNora(shopper);
      await areFine(shopper, account);
    });
  });
}

test.describe('the longest words, without script', () => {
  test.use({ language: 'de', javaScriptEnabled: false });

  test('nothing sticks out', async ({ shopper, catalog }) => {
    test.setTimeout(120_000);
    await fillsACart(shopper, catalog);
    for (const path of ['/cart', '/checkout', ...(await ordersOfNora(shopper)), ...account]) {
      await shopper.opens(path);
      await shopper.fitsScreens([large, ...widths]);
    }
  });
});

test('a button whose words are only read out takes no more room for longer ones', async ({ shopper }) => {
  await shopper.entersAs({ email: nora }, '/chat/new?with=admin');
  await shopper.page.locator('.chat-send span').evaluate(words => {
    words.textContent = 'Отправить сообщение';
  });
  await shopper.fitsScreens([320]);
});

test('on wide screens the receipt of an order stays in view while the rest is read', async ({ shopper, customers }) => {
  const { id, customer } = await customers.createWithOrder();
  await shopper.page.setViewportSize({ width: 1280, height: 600 });
  await shopper.entersAs(customer, `/orders/${id}`);
  const total = shopper.content.locator('.order-slip .receipt-total');
  await expect(total).toBeInViewport();
  await shopper.content.locator('#help').scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport();
});

test('on phones the words of a refund’s step stand beside its mark', async ({ shopper, says }) => {
  await shopper.page.setViewportSize({ width: 360, height: 740 });
  await shopper.entersAs({ email: nora }, '/refunds');
  const steps = shopper.content.getByRole('list', { name: says('refunds.steps') }).getByRole('listitem');
  const places = await steps.evaluateAll(items =>
    items.map(({ firstElementChild: mark, lastElementChild: words }) => {
      const [left, right] = [mark?.getBoundingClientRect().right ?? 0, words?.getBoundingClientRect().left ?? 0];
      return left < right ? 'beside' : `below: ${words?.textContent}`;
    }),
  );
  expect(new Set(places)).toEqual(new Set(['beside']));
});

test('on phones the answer to a press far down in an order is in sight', async ({ shopper, says, customers }) => {
  const { id, customer } = await customers.createWithOrder();
  await shopper.page.setViewportSize({ width: 360, height: 640 });
  await shopper.entersAs(customer, `/orders/${id}`);
  await shopper.content.getByText(says('orders.cancel'), { exact: true }).click();
  await shopper.presses(says('orders.cancelYes'));
  await expect(shopper.notice(says('notices.orderCanceled'))).toBeInViewport({ ratio: 1 });
});

test('the link to a group order stands right below the lines of a cart', async ({ shopper, customers, says }) => {
  const { customer } = await customers.createWithCart();
  await shopper.entersAs(customer, '/cart');
  const link = await shopper.content.getByRole('link', { name: says('group.together') }).boundingBox();
  const last = await shopper.content.getByRole('button', { name: says('cart.clear') }).boundingBox();
  const gap = (link?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(60);
});

test.describe('a label of two lines', () => {
  test.use({ language: 'de' });

  test('pushes no field out of its row', async ({ shopper, customers, says }) => {
    const { customer } = await customers.createWithCart();
    await shopper.opensCheckoutAs(customer);
    for (const width of [390, 1280]) {
      await shopper.page.setViewportSize({ width, height: 900 });
      const fields = (['house', 'floor', 'office'] as const).map(name =>
        shopper.content.getByRole('textbox', { name: says(`checkout.${name}`) }).boundingBox(),
      );
      const places = (await Promise.all(fields)).map(box => `${box?.y} ${box?.height}`);
      expect(new Set(places), `top and height at ${width} px`).toHaveProperty('size', 1);
    }
  });
});

async function areFine(shopper: Shopper, paths: string[]): Promise<void> {
  for (const path of paths) {
    await shopper.opens(path);
    await isCleanForAxe(shopper);
    await shopper.fitsScreens(widths);
  }
}

/** The lists, and one order of each kind that they show. */
async function ordersOfNora(shopper: Shopper): Promise<string[]> {
  await shopper.entersAs({ email: nora }, '/orders');
  await expect(shopper.page.locator('a[href*="/orders/"]').first()).toBeVisible();
  const links = await shopper.page
    .locator('main a[href*="/orders/"]')
    .evaluateAll(found => found.map(link => (link as HTMLAnchorElement).pathname.replace(/^\/(de|ar)\//, '/')));
  return ['/orders', ...new Set(links)].slice(0, 7);
}

async function fillsACart(shopper: Shopper, catalog: Catalog): Promise<void> {
  const shop = await catalog.openRestaurant();
  await shopper.opensProduct({ shop, ...(await catalog.productOf(shop)) });
  await shopper.page.locator('.product-form button[type=submit]').click();
  if (shopper.hasScript) await expect(shopper.page.locator('html')).toHaveAttribute('data-cart', /./);
  else await shopper.isAt('/cart');
}
