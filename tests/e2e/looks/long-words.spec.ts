/**
 * Do the longest words of our languages stay whole on the smallest phones? The town is written in none of those
 * languages, so they are put in the place of English ones.
 */
import type { Locator } from '@playwright/test';
import { nora } from '../../support/customers.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

const small = { width: 320, height: 740 };
const usual = { width: 360, height: 740 };

test.use({ viewport: small });

test('what a dish is stays whole beside a large picture', async ({ shopper, catalog }) => {
  const { id } = await catalog.openRestaurant();
  await shopper.opens(`/restaurant/${id}`);
  await staysWhole(shopper.content.locator('.rows.large small').first(), 'Вегетарианское');
});

test('the way to the checkout stays whole in the bar of the cart', async ({ shopper, customers }) => {
  const { customer, offer } = await customers.createWithCart();
  await shopper.entersAs(customer, `/${offer.shop.type}/${offer.shop.id}`);
  await staysWhole(shopper.page.locator('.cart-bar [data-checks-out]'), 'К оформлению');
});

test('why a shop takes no order is read to its end among the results', async ({ shopper, catalog }) => {
  const { title } = await catalog.closedRestaurant();
  await shopper.opens(`/search?${new URLSearchParams({ q: title })}`);
  const reason = shopper.content.locator('.result-words > :not(b, [dir])').first();
  const isCutOff = await reason.evaluate(element => {
    element.textContent = 'Закрыто, откроется в понедельник в 08:00';
    return element.scrollHeight > element.clientHeight;
  });
  expect(isCutOff).toBe(false);
});

test('the price of an add-on stays whole beside its name', async ({ shopper, catalog }) => {
  const { dish } = await catalog.dishWithGift();
  await shopper.adds(dish, { quantity: 1, extras: dish.addons.slice(0, 1) });
  await shopper.opens('/cart');
  const addon = shopper.content.locator('.cart-addons li').first();
  await addon.locator('span > bdi').evaluate(name => {
    name.textContent = 'Geräucherter Rinderspeck';
  });
  await staysWhole(addon.locator('> bdi'), '+$1,70');
});

test('pickup stays whole in the checkout', async ({ shopper, customers, says }) => {
  const { customer } = await customers.createWithCart();
  await shopper.opensCheckoutAs(customer);
  await staysWhole(shopper.content.locator('.switch').getByText(says('checkout.pickup'), { exact: true }), 'Самовывоз');
});

test('the state of an order stays whole, below its drawing where there is no room beside it', async ({
  shopper,
  customers,
}) => {
  const { id, customer } = await customers.createWithOrder();
  await shopper.entersAs(customer, `/orders/${id}`);
  await staysWhole(shopper.content.getByRole('heading', { level: 1 }), 'Задерживается, ожидался: 12:40');
});

test('the bar of an order under way says its state to the end', async ({ shopper, customers }) => {
  const { customer } = await customers.createWithOrder();
  await shopper.entersAs(customer, '/');
  const news = shopper.page.locator('#order-news');
  await expect(news).not.toBeEmpty();
  const isCutOff = await news.evaluate(element => {
    element.textContent = 'Каля 43 хвілін · Адпраўлены ў рэстаран';
    return element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  });
  expect(isCutOff).toBe(false);
});

test.describe('on wide screens', () => {
  test('pickup stays whole among the filters', async ({ shopper, says }) => {
    await shopper.page.setViewportSize({ width: 1280, height: 800 });
    await shopper.opens('/restaurants');
    const pickup = shopper.content.locator('.switch').getByText(says('list.pickupChoice'), { exact: true });
    await staysWhole(pickup, 'Самавываз');
  });

  test('what a product is stays whole in the tiles of a grocery shop', async ({ shopper, catalog }) => {
    await shopper.page.setViewportSize({ width: 768, height: 1024 });
    const { id } = await catalog.grocery();
    await shopper.opens(`/shop/${id}`);
    await staysWhole(shopper.content.locator('.tiles small').first(), 'Вегетарыянскае');
  });
});

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: usual });

  test('allergies stay whole', async ({ shopper, customers, says }) => {
    const { customer } = await customers.createWithCart();
    await shopper.opensCheckoutAs(customer);
    await shopper.content.getByText(says('allergies.title'), { exact: true }).first().click();
    await staysWhole(shopper.content.getByText(says('allergies.crustaceans'), { exact: true }), 'Ракообразные');
  });

  test('the parts of an application stay whole', async ({ shopper, customers, says }) => {
    await shopper.entersAs(await customers.create(), '/be-seller');
    const part = shopper.content.getByRole('link', { name: says('seller.part.pictures') });
    await staysWhole(part, 'Изображения');
  });
});

test.describe('with text of twice the size', () => {
  test.use({ viewport: usual });

  test('what is chosen in the checkout stays whole, above the link that changes it', async ({ shopper, customers }) => {
    const { customer } = await customers.createWithCart();
    await shopper.entersAs(customer, '/checkout');
    await enlargesText(shopper);
    const step = shopper.content.locator('.checkout-step', { has: shopper.page.locator('.checkout-edit') }).first();
    await staysWhole(step.locator('h2 + span'), 'Сегодня, 10:00');
  });

  test('until when a shop is open stays whole, above what shares it', async ({ shopper, catalog }) => {
    await shopper.opensShop(await catalog.openRestaurant());
    await enlargesText(shopper);
    await staysWhole(shopper.content.locator('.shop-details > summary > span').first(), 'Закрыто, откроется в 10:00');
  });

  test('languages stay whole in the settings', async ({ shopper }) => {
    await shopper.opens('/settings');
    await enlargesText(shopper);
    await staysWhole(shopper.content.locator('.pickers button:not(:has(.chosen))').first(), 'Беларуская');
  });
});

test.describe('in the room of a phone of 360 px with text of twice the size', () => {
  test.use({ viewport: { width: 180, height: 740 } });

  test('the button that asks for the address says a word on a phone of 390 px', async ({ shopper }) => {
    await shopper.page.setViewportSize({ width: 195, height: 740 });
    await shopper.opens('/restaurants');
    await staysWhole(shopper.page.locator('.address-chip > .truncate'), 'Адрес');
  });

  test('the way in stays whole, and what shows the password is not over its name', async ({ shopper, says }) => {
    await shopper.page.setViewportSize({ width: 160, height: 740 });
    await shopper.opens('/login');
    await staysWhole(shopper.content.getByRole('button', { name: says('login.submit'), exact: true }), 'Anmelden');
    test.skip(!shopper.hasScript, 'without script nothing shows the password');
    const name = await shopper.content.locator('.password-field label').boundingBox();
    const show = await shopper.content.getByRole('button', { name: says('auth.show'), exact: true }).boundingBox();
    expect(show?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  });

  test('what newcomers do first stays whole, below its number', async ({ shopper }) => {
    await shopper.opens('/welcome');
    await staysWhole(shopper.content.locator('.joining-steps a').first(), 'Harada olduğunuzu yazın');
  });
});

test.describe('orders and the wallet, with text of twice the size', () => {
  test.use({ viewport: usual });

  test('an order of the list stays whole, below its picture', async ({ shopper, customers }) => {
    const { customer } = await customers.createWithOrder();
    await shopper.entersAs(customer, '/orders');
    await enlargesText(shopper);
    await staysWhole(shopper.content.locator('[data-slot="card"] h2 + p').first(), 'Доставлен');
  });

  test('a step of an order stays whole, above its time', async ({ shopper, customers }) => {
    const { id, customer } = await customers.createWithOrder();
    await shopper.entersAs(customer, `/orders/${id}`);
    await enlargesText(shopper);
    const step = shopper.content.locator('.order-steps li:has(time) > span:nth-child(2)').first();
    // What is only read out.
    await step.evaluate(element => element.lastElementChild?.remove());
    await staysWhole(step, 'Оформлен');
  });

  test('a move of the wallet stays whole, above its amount', async ({ shopper }) => {
    await shopper.entersAs({ email: nora }, '/wallet');
    await enlargesText(shopper);
    await staysWhole(shopper.content.locator('.wallet-lines a').first(), 'Заказ 12');
  });

  test('the way to pay in stays whole, within its card', async ({ shopper }) => {
    await shopper.entersAs({ email: nora }, '/wallet');
    await enlargesText(shopper);
    const way = shopper.content.locator('.wallet-doings a').first();
    await staysWhole(way, 'Пополнить');
    const [button, card] = [await way.boundingBox(), await shopper.content.locator('.wallet-balance').boundingBox()];
    const start = (button?.x ?? 0) - (card?.x ?? 0);
    expect((button?.width ?? Infinity) + 2 * start).toBeLessThanOrEqual(card?.width ?? 0);
  });

  test('a shop that was asked for money back stays whole, below its picture', async ({ shopper }) => {
    await shopper.entersAs({ email: nora }, '/refunds');
    await enlargesText(shopper);
    await staysWhole(shopper.content.locator('.refund-head h2').first(), 'Corner Basket');
  });

  test('the field that searches in them has room for a word', async ({ shopper, customers }) => {
    const { customer } = await customers.createWithOrder();
    await shopper.entersAs(customer, '/orders?q=zzzz');
    await enlargesText(shopper);
    const field = await shopper.content.getByRole('searchbox').boundingBox();
    expect(field?.width).toBeGreaterThan(200);
  });

  test('the way to the cart stays whole in the bar of the cart', async ({ shopper, customers }) => {
    const { customer, offer } = await customers.createWithCart();
    await shopper.entersAs(customer, `/${offer.shop.type}/${offer.shop.id}`);
    await enlargesText(shopper);
    await staysWhole(shopper.page.locator('.cart-bar span > .block'), 'Корзина');
  });
});

async function enlargesText({ page }: Shopper): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

/** Puts these words in the place of the last ones; none of them is broken, nor sticks out of its box. */
async function staysWhole(place: Locator, words: string): Promise<void> {
  const trouble = await place.evaluate((element, text) => {
    const last = [...element.childNodes].findLast(node => node.textContent?.trim());
    if (last === undefined) return ['no words'];
    last.textContent = text;
    const letters = last.firstChild ?? last;
    const box = element.getBoundingClientRect();
    return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(letters, index);
      range.setEnd(letters, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first === undefined) return [`${word} is hidden`];
      // A first letter that is styled has a box of its own.
      if (others.some(({ top }) => top > first.bottom)) return [`${word} is broken`];
      return first.left >= box.left && first.right <= box.right ? [] : [`${word} sticks out`];
    });
  }, words);
  expect(trouble).toEqual([]);
}
