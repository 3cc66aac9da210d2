/** A shop's page and an opened product, as they stand on the screen: food first, and its button always in sight. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../story.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const viewport of [wide, phone])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the first dish stands above the fold, below a low head', async ({ shopper, catalog }) => {
      for (const shop of [await catalog.openRestaurant(), await catalog.grocery(), await catalog.shopWithDeals()]) {
        await shopper.opensShop(shop);
        const head = await boxOf(shopper.content.locator('.shop-head'));
        expect(head.height).toBeLessThanOrEqual(200);
        const dish = await boxOf(shopper.content.locator('.rows > li').first());
        const bottom = viewport === phone ? viewport.height - 64 : viewport.height;
        expect(dish.y + dish.height, `${shop.title} at the start of its page`).toBeLessThanOrEqual(bottom);
      }
    });

    test('a grocery shop is a grid of tiles', async ({ shopper, catalog }) => {
      const { shop, section } = await catalog.longestSection();
      await shopper.opensShop(shop);
      const shelf = shopper.content.locator(`#section-${section.id}`);
      await shelf.scrollIntoViewIfNeeded();
      const tiles = await Promise.all((await shelf.locator('.rows > li').all()).map(boxOf));
      const inRow = tiles.filter(({ y }) => y === tiles[0]?.y).length;
      if (viewport === phone) expect(inRow).toBe(2);
      else expect([4, 5, 6]).toContain(inRow);
    });
  });

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('what a shop has written in another script ends where it ends there', async ({ shopper, catalog }) => {
    const shop = await catalog.openRestaurant();
    await shopper.opensProduct({ shop, ...(await catalog.productOf(shop)) });
    for (const place of ['.shop-name', '.product h2', '.rows div > a', '.rows p'])
      expect(await endsAtTheRight(shopper.content.locator(place).first()), place).toBe(true);
  });
});

test('the address to share stands on the screen, wherever its button is', async ({ shopper, catalog, says }) => {
  await shopper.page.setViewportSize({ width: 320, height: 740 });
  await shopper.opensShop(await catalog.openRestaurant());
  // Unfolded hours leave the button no room beside them.
  await shopper.content.locator('.shop-details > summary').click();
  await shopper.content.locator('.shop-share > summary').click();
  await expect(shopper.content.getByRole('button', { name: says('shop.shareNow') })).toBeInViewport({ ratio: 1 });
});

test('from 1280 px on the cart stays beside the menu', async ({ shopper, says, catalog }) => {
  const [good] = await catalog.plainDishes();
  await shopper.opensShop(good.shop);
  const column = shopper.page.getByRole('complementary', { name: says('cart.title') });
  await expect(column.getByText(says('cart.columnEmpty'))).toBeVisible();
  await shopper.plusOf(good).click();
  await expect(column.locator('.cart-line')).toContainText(good.title);
  // One dish is below the shop's minimum.
  await expect(column.getByRole('link', { name: says('cart.more', { shop: good.shop.title }) })).toBeVisible();
  await column.getByRole('button', { name: says('cart.oneMore', { title: good.title }) }).click();
  await expect(shopper.plusOf(good)).toHaveText('2');
  await shopper.page.setViewportSize({ width: 1140, height: 800 });
  await expect(column).toBeHidden();
  // A tablet that is turned after the page was opened.
  await shopper.page.reload({ waitUntil: 'networkidle' });
  await shopper.page.setViewportSize({ width: 1280, height: 800 });
  await expect(column.locator('.cart-line')).toContainText(good.title);
});

test('a Safari from before 2024 adds a dish, and takes a filter away', async ({ shopper, says, catalog }) => {
  await shopper.page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  const [good] = await catalog.plainDishes();
  await shopper.opensShop(good.shop);
  await shopper.plusOf(good).click();
  await expect(shopper.plusOf(good)).toHaveText('1');
  await shopper.opens('/restaurants?rating=4.5&sort=rating');
  const active = shopper.page.getByRole('navigation', { name: says('list.active') });
  await active.getByRole('link', { name: says('list.remove', { name: says('list.rating') }) }).click();
  await expect(active.getByRole('link')).toHaveCount(1);
  await expect(active.getByRole('link')).toBeFocused();
});

test('whoever comes to a dish from elsewhere finds the cart behind what was added', async ({
  shopper,
  says,
  catalog,
}) => {
  const [good] = await catalog.plainDishes();
  await shopper.adds(good, { quantity: 1 });
  await shopper.follows(says('cart.view'), shopper.content.locator('#product-answer'));
  await expect(shopper.cartDrawer.line(good)).toBeVisible();
});

test('the sections of a grocery shop are a rail beside its shelves', async ({ shopper, says, catalog }) => {
  await shopper.opensShop(await catalog.grocery());
  const rail = await boxOf(shopper.page.getByRole('navigation', { name: says('shop.sections') }));
  const tile = await boxOf(shopper.content.locator('.rows > li').first());
  expect(rail.x + rail.width).toBeLessThan(tile.x);
  expect(rail.height).toBeGreaterThan(rail.width);
});

test('after a jump to the end of a menu, its last sections are marked and not the first', async ({
  shopper,
  says,
  catalog,
}) => {
  await shopper.opensShop(await catalog.openRestaurant());
  const bar = shopper.page.getByRole('navigation', { name: says('shop.sections') });
  const current = bar.locator('a[aria-current]');
  const first = (await bar.locator('a[href^="#"]').first().getAttribute('href')) ?? '';
  await expect(current).toHaveAttribute('href', first);
  // Of a screen this low the footer takes more than the line of the sections leaves.
  await shopper.page.setViewportSize({ width: 1280, height: 560 });
  await shopper.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).not.toHaveAttribute('href', first);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the column leads to the cart', async ({ shopper, says, catalog }) => {
    const [good] = await catalog.plainDishes();
    await shopper.adds(good);
    await shopper.opensShop(good.shop);
    const column = shopper.page.getByRole('complementary', { name: says('cart.title') });
    await column.getByRole('link', { name: says('cart.view') }).click();
    await shopper.isAt('/cart');
  });
});

for (const viewport of [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
])
  for (const javaScriptEnabled of [true, false])
    test.describe(`at ${viewport.width} × ${viewport.height}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ viewport, javaScriptEnabled });

      test('the button that adds a product is in sight', async ({ shopper, catalog }) => {
        const dish = await catalog.lastKindWithExtras();
        await shopper.opensProduct(dish);
        await expect(shopper.page.locator('.product-add')).toBeInViewport({ ratio: 1 });
        if (!javaScriptEnabled) return;
        await shopper.opensShop(dish.shop);
        await shopper.content.getByRole('link', { name: dish.title, exact: true }).first().click();
        await expect(shopper.page.getByRole('dialog').locator('.product-add')).toBeInViewport({ ratio: 1 });
      });
    });

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('an opened product’s picture shrinks, and stays', async ({ shopper, catalog }) => {
    const dish = await catalog.lastKindWithExtras();
    await shopper.opensShop(dish.shop);
    await shopper.content.getByRole('link', { name: dish.title, exact: true }).first().click();
    const sheet = shopper.page.getByRole('dialog');
    await expect(sheet.locator('.product-add')).toBeInViewport({ ratio: 1 });
    await sheet.locator('.product-related, .product-addons').last().scrollIntoViewIfNeeded();
    await expect(sheet.locator('.product-photos')).toBeInViewport();
  });

  test('what is unfolded leaves its neighbours in sight', async ({ shopper, catalog }) => {
    await shopper.opensShop(await catalog.shopWithDeals());
    const offers = shopper.content.locator('.shop-offers');
    const folded = offers.locator('details').first();
    await folded.locator('summary').click();
    await expect(folded).toHaveAttribute('open');
    for (const part of await offers.locator('> *').filter({ visible: true }).all()) {
      const { x, width } = await boxOf(part);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(phone.width);
    }
  });
});

test.describe('on the narrowest phone, in the longest words', () => {
  test.use({ viewport: { width: 320, height: 640 }, language: 'de', javaScriptEnabled: true });

  test('with wide letters no names of the bottom bar overlap', async ({ shopper }) => {
    await shopper.opens('/cart');
    await shopper.page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; }' });
    const gaps = await shopper.page.locator('.bottom-bar').evaluate(bar => {
      const names = [...bar.children]
        .filter(item => item.checkVisibility())
        .map(item => {
          const name = document.createRange();
          name.selectNodeContents([...item.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? item);
          return name.getBoundingClientRect();
        });
      return names.slice(1).map(({ left }, before) => left - (names[before]?.right ?? 0));
    });
    expect(gaps).toHaveLength(4);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

/** Whether an English sentence, put in place of the words, has its full stop behind it. */
function endsAtTheRight(place: Locator): Promise<boolean> {
  return place.evaluate(element => {
    const words = document.createTextNode('Good oil.');
    (element.querySelector('bdi') ?? element).replaceChildren(words);
    const range = document.createRange();
    const startOf = (letter: number) => {
      range.setStart(words, letter);
      range.setEnd(words, letter + 1);
      return range.getBoundingClientRect().left;
    };
    return startOf(words.length - 1) > startOf(0);
  });
}
