/** How it was: shop, courier and product, with words and pictures, said once and changed. */
import type { Customers, PlacedOrder } from '../../support/customers.ts';
import { photo } from '../../support/photo.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('after delivery the shop is rated in place, and its page shows it', async ({ shopper, says, customers }) => {
  const order = await broughtOrder(customers);
  const { title, type, id } = order.offer.shop;
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  const comment = shopper.content.getByLabel(says('orders.comment'));
  await expect(comment.first()).toBeHidden();
  // Nothing is said yet that could be changed.
  const more = (words: string) => shopper.content.getByRole('link', { name: words, exact: true });
  await expect(more(says('orders.reviewMore'))).toBeVisible();
  await rates(shopper, says('orders.reviewShop', { name: title }), 4);
  const words = `Warm, order ${order.id}.\nCrisp too.`;
  await comment.first().fill(words);
  await sends(shopper);
  await expect(shopper.content.getByText(says('notices.reviewSent'))).toBeVisible();
  await expect(shopper.content.getByText(says('orders.reviewed', { name: title, count: 4 }))).toBeVisible();
  await expect(more(says('orders.reviewChange'))).toBeVisible();
  expect((await order.customer.order(order.id)).reviews[0]?.rating).toBe(4);
  await keepsLines(shopper, words);
  await shopper.opens(`/${type}/${id}/reviews`);
  await keepsLines(shopper, words);
});

test('shop, courier and product are reviewed with a picture, each once', async ({ shopper, says, customers }) => {
  test.slow();
  const order = await broughtOrder(customers);
  const { uuid, title, shop } = order.offer;
  await shopper.entersAs(order.customer, `/orders/${order.id}`);
  await shopper.follows(says('orders.reviewMore'));
  await shopper.isAt(`/orders/${order.id}/review`);
  for (const [name, stars] of [
    [says('orders.reviewShop', { name: shop.title }), 5],
    [title, 3],
  ] as const) {
    const form = await rates(shopper, name, stars);
    await form.getByLabel(says('orders.comment')).fill(`About ${name}`);
    await form.getByLabel(says('pictures.label')).setInputFiles([await photo()]);
    if (shopper.hasScript) await expect(form.locator('.pictures img')).toHaveCount(1);
    await form.getByRole('button', { name: says('orders.reviewSend') }).click();
    await expect(shopper.content.getByText(`About ${name}`, { exact: true }).first()).toBeVisible();
    await expect(shopper.content.getByRole('radiogroup', { name })).toBeHidden();
  }
  // What is left is the courier, whose name the sandbox chooses.
  const ride = shopper.content.locator('.order-review').filter({ visible: true });
  await ride.getByRole('radio', { name: says('orders.stars', { count: 5 }) }).check({ force: true });
  await sends(shopper);
  await expect(shopper.content.locator('.order-review').filter({ visible: true })).toHaveCount(0);
  await shopper.scrollsOnlyDown();
  expect((await order.customer.order(order.id)).reviews).toHaveLength(2);
  await shopper.opens(`/${shop.type}/${shop.id}/reviews?of=${uuid}`);
  await expect(shopper.content.getByText(`About ${title}`, { exact: true })).toBeVisible();
});

test('what was said can be changed', async ({ shopper, says, customers }) => {
  const order = await broughtOrder(customers);
  const name = order.offer.shop.title;
  await order.customer.asks('POST', `dashboard/user/orders/review/${order.id}`, { rating: 2, comment: 'Cold.' });
  await shopper.entersAs(order.customer, `/orders/${order.id}/review`);
  await shopper.content
    .locator('summary')
    .filter({ hasText: says('reviews.change') })
    .first()
    .click();
  const form = await rates(shopper, says('orders.reviewShop', { name }), 5);
  await expect(form.getByLabel(says('orders.comment'))).toHaveValue('Cold.');
  await form.getByLabel(says('orders.comment')).fill('It was my fault.');
  await form.getByRole('button', { name: says('orders.reviewSend') }).click();
  await expect(shopper.content.getByText(says('orders.reviewed', { name, count: 5 }))).toBeVisible();
  await expect(shopper.content.getByText('It was my fault.').first()).toBeVisible();
});

test('what is written in one form stays while another is sent again', async ({ shopper, says, customers }) => {
  test.skip(!shopper.hasScript, 'without script one form leads to a document of its own');
  const order = await broughtOrder(customers);
  const name = order.offer.shop.title;
  await order.customer.asks('POST', `dashboard/user/orders/review/${order.id}`, { rating: 2, comment: 'Cold.' });
  await shopper.entersAs(order.customer, `/orders/${order.id}/review`);
  const other = shopper.content.locator('.order-review').filter({ visible: true }).last();
  await other.getByRole('radio', { name: says('orders.stars', { count: 4 }) }).check({ force: true });
  await other.getByLabel(says('orders.comment')).fill('Late, but very kind.');
  const change = shopper.content.locator('summary').filter({ hasText: says('reviews.change') });
  await change.first().click();
  const form = await rates(shopper, says('orders.reviewShop', { name }), 5);
  await form.getByLabel(says('orders.comment')).fill('It was my fault.');
  await form.getByRole('button', { name: says('orders.reviewSend') }).click();
  await expect(shopper.content.getByText(says('notices.reviewSent'))).toBeVisible();
  await expect(form).toBeHidden();
  await expect(other.getByLabel(says('orders.comment'))).toHaveValue('Late, but very kind.');
  await expect(other.getByRole('radio', { name: says('orders.stars', { count: 4 }) })).toBeChecked();
});

test('the list asks once: not this time is not again', async ({ shopper, says, customers }) => {
  const order = await broughtOrder(customers);
  const question = shopper.content.getByRole('region', {
    name: says('reviews.question', { shop: order.offer.shop.title }),
  });
  await shopper.entersAs(order.customer, '/orders?past=1');
  await expect(question).toBeVisible();
  await shopper.scrollsOnlyDown();
  await shopper.presses(says('reviews.questionNo'));
  await expect(question).toHaveCount(0);
  await shopper.opens('/orders?past=1');
  await expect(question).toHaveCount(0);
});

test('whoever says yes comes to the review', async ({ shopper, says, customers }) => {
  const order = await broughtOrder(customers);
  await shopper.entersAs(order.customer, '/orders?past=1');
  await shopper.presses(says('reviews.questionYes'));
  await shopper.isAt(`/orders/${order.id}/review`);
});

/** By a courier. */
async function broughtOrder(customers: Customers): Promise<PlacedOrder> {
  const order = await customers.createWithOrder();
  await order.moves('on_a_way');
  await order.moves('delivered');
  return order;
}

/** Words of two lines are shown in two. */
async function keepsLines({ content }: Shopper, words: string): Promise<void> {
  const [first = '', second = ''] = words.split('\n');
  const shown = content.getByText(first);
  await expect(shown).toBeVisible();
  const lines = (await shown.allInnerTexts()).flatMap(text => text.split('\n'));
  expect(lines.map(line => line.trim())).toEqual([first, second]);
}

/** Answers the form around the stars. */
async function rates({ page, content, says }: Shopper, name: string, count: number) {
  const form = content
    .locator('.order-review')
    .filter({ has: page.getByRole('radiogroup', { name, exact: true }), visible: true });
  await form.getByRole('radio', { name: says('orders.stars', { count }) }).check({ force: true });
  return form;
}

async function sends(shopper: Shopper): Promise<void> {
  await shopper.content
    .getByRole('button', { name: shopper.says('orders.reviewSend') })
    .filter({ visible: true })
    .first()
    .click();
}
