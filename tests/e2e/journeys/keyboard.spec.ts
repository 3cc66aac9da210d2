/** A shopper who uses the keyboard alone always sees where they are. */
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('the first stop leads past the header', async ({ shopper, says }) => {
  await shopper.opens('/restaurants');
  await shopper.page.keyboard.press('Tab');
  await expect(shopper.page.getByRole('link', { name: says('common.skip') })).toBeFocused();
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page.getByRole('main')).toBeFocused();
});

test('focus is never hidden under the header or the bottom bar', async ({ shopper, catalog }) => {
  const shop = await catalog.restaurant();
  for (const path of [`/restaurant/${shop.id}`, '/restaurants', '/']) {
    await shopper.opens(path);
    await seesFocus(shopper, path, 60);
  }
});

test('in a list that grows the focus stays on its card, or moves on to the first new one', async ({
  shopper,
  says,
}) => {
  test.skip(!shopper.hasScript, 'without script a link leads to a longer list');
  const cards = shopper.content.getByRole('article').getByRole('heading').getByRole('link');
  const more = shopper.content.getByRole('link', { name: says('list.more', { count: 12 }) });
  await shopper.opens('/restaurants');
  await expect(cards).toHaveCount(12);
  const name = (await cards.nth(9).textContent()) ?? '';
  await cards.nth(9).focus();
  await more.evaluate(link => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24);
  await expect(cards.nth(9)).toBeFocused();
  await expect(cards.nth(9)).toHaveText(name);
  await shopper.opens('/restaurants');
  await more.focus();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24);
  await expect(cards.nth(12)).toBeFocused();
  // From here on the router adds to the list, where it has replaced it.
  await more.focus();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(36);
  await expect(cards.nth(24)).toBeFocused();
});

test('more results: the first of them has the focus, each time', async ({ shopper, says }) => {
  test.skip(!shopper.hasScript, 'without script a longer list is another document');
  await shopper.opens('/search?q=a');
  // The part that moves the focus comes with the first key.
  await shopper.page.keyboard.press('Tab');
  await shopper.page.waitForLoadState('networkidle');
  const products = shopper.content.getByRole('region', { name: says('search.products') });
  const lines = products.getByRole('listitem').getByRole('link');
  for (const times of [1, 2]) {
    const count = await lines.count();
    await products.getByRole('link', { name: says('search.moreProducts') }).press('Enter');
    await expect.poll(() => lines.count(), `press ${times}`).toBeGreaterThan(count);
    await expect(lines.nth(count), `press ${times}`).toBeFocused();
  }
});

test('each filter says what it finds; the focus stays on it, and close by where it is taken away', async ({
  shopper,
  says,
}) => {
  test.skip(!shopper.hasScript, 'without script each choice is a page of its own');
  await shopper.opens('/restaurants?rating=4.5&sort=rating');
  const found = shopper.content.locator('[data-found]');
  const before = (await found.textContent()) ?? '';
  const active = shopper.page.getByRole('navigation', { name: says('list.active') });
  await active.getByRole('link', { name: says('list.remove', { name: says('list.rating') }) }).press('Enter');
  await expect(active.getByRole('link').first()).toBeFocused();
  // The same number is news too.
  await expect(shopper.page.getByRole('status').filter({ hasText: before })).toHaveCount(1);
  await active.getByRole('link').first().press('Enter');
  await expect(active).toHaveCount(0);
  await expect(shopper.content).toBeFocused();
  await expect(found).not.toHaveText(before);
  const after = (await found.textContent()) ?? '';
  await expect(shopper.page.getByRole('status').filter({ hasText: after })).toHaveCount(1);
});

test('what is focused below a list stays in sight when the list grows', async ({ shopper, says }) => {
  test.skip(!shopper.hasScript, 'without script a list does not grow');
  const cards = shopper.content.getByRole('article');
  await shopper.opens('/restaurants');
  await expect(cards).toHaveCount(12);
  await shopper.page.getByRole('contentinfo').getByRole('link').first().focus();
  // Where the focus is pulled along, the end of the list comes near again and the next shops follow.
  await expect(shopper.content.getByText(says('list.end'))).toBeAttached({ timeout: 20_000 });
  await expect.poll(() => hiddenFocus(shopper)).toBe('');
});

test('a page that a link of the footer leads to is read from its beginning', async ({ shopper, says }) => {
  test.skip(!shopper.hasScript, 'a new document begins at its top');
  await shopper.opens('/restaurants');
  await shopper.page
    .getByRole('contentinfo')
    .getByRole('link', { name: says('footer.promotions') })
    .press('Enter');
  await shopper.isAt('/promotions');
  await expect(shopper.content).toBeFocused();
});

test('on a screen enlarged to 400 % nothing that sticks to its edges covers what is focused', async ({
  shopper,
  catalog,
}) => {
  await shopper.page.setViewportSize({ width: 320, height: 256 });
  const [good] = await catalog.plainDishes();
  await shopper.adds(good);
  for (const path of [`/restaurant/${good.shop.id}`, '/cart']) {
    await shopper.opens(path);
    await seesFocus(shopper, path, 40);
    await seesFocus(shopper, path, 40, 'Shift+Tab');
  }
});

test('on such a screen nothing of a list, its filters or a product sticks', async ({ shopper, catalog }) => {
  await shopper.page.setViewportSize({ width: 320, height: 256 });
  const shop = await catalog.openRestaurant();
  const { uuid } = await catalog.productOf(shop);
  await shopper.opens('/restaurants');
  await expect(shopper.content.locator('.list-quick')).toBeVisible();
  expect(await sticking(shopper)).toEqual([]);
  await shopper.opensProduct({ shop, uuid });
  await expect(shopper.content.locator('.product-foot')).toBeVisible();
  expect(await sticking(shopper)).toEqual([]);
});

test('in a long cart nothing covers what is focused', async ({ shopper, catalog }) => {
  await shopper.page.setViewportSize({ width: 360, height: 480 });
  for (const good of await catalog.plainDishes()) await shopper.adds(good);
  await shopper.opens('/cart');
  await seesFocus(shopper, '/cart', 60);
});

test('the bar of the cart above a menu covers nothing that is focused', async ({ shopper, catalog }) => {
  await shopper.page.setViewportSize({ width: 360, height: 740 });
  const [good] = await catalog.plainDishes();
  await shopper.adds(good);
  const path = `/restaurant/${good.shop.id}`;
  await shopper.opens(path);
  await seesFocus(shopper, path, 60);
});

test.describe('a browser that is offered its language at the lower edge', () => {
  test.use({ locale: 'de-AT' });

  test('sees what is focused, and the buttons of a product and of the cart', async ({ shopper, catalog }) => {
    test.skip(!shopper.hasScript, 'the line stands there with script');
    await shopper.page.setViewportSize({ width: 360, height: 740 });
    const [good] = await catalog.plainDishes();
    await shopper.adds(good);
    const path = `/restaurant/${good.shop.id}`;
    const line = shopper.page.locator('.quiet-line');
    await shopper.opens(path);
    await expect(line).toBeVisible();
    await seesFocus(shopper, path, 40);
    for (const [at, bar] of [
      [`${path}?product=${good.uuid}`, '.product-add'] as const,
      ['/cart', '.cart-pay a'] as const,
    ]) {
      await shopper.opens(at);
      await expect(line).toBeVisible();
      await shopper.content.locator(bar).focus();
      expect(await hiddenFocus(shopper), at).toBe('');
    }
  });

  test('finds the filters of a list above it', async ({ shopper }) => {
    test.skip(!shopper.hasScript, 'the line stands there with script');
    const { page } = shopper;
    const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { y: 0, height: 0 };
    /** Pixels of the filters below the line's upper edge; they stick once the page is scrolled. */
    const covered = async () => {
      const [filters, line] = await Promise.all([box('#filters'), box('.quiet-line')]);
      return Math.max(0, Math.floor(filters.y + filters.height - line.y));
    };
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 720 });
      await shopper.opens('/restaurants');
      await expect(page.locator('.quiet-line')).toBeVisible();
      await page.mouse.wheel(0, 600);
      await expect.poll(covered, `${width} px`).toBe(0);
    }
  });
});

async function seesFocus(shopper: Shopper, path: string, stops: number, key = 'Tab'): Promise<void> {
  for (let stop = 1; stop <= stops; stop++) {
    await shopper.page.keyboard.press(key);
    await expect.poll(() => hiddenFocus(shopper), `${key}, stop ${stop} of ${path}`).toBe('');
  }
}

/** Names the focused element when nothing of it can be seen (WCAG 2.4.11). */
async function hiddenFocus({ page }: Shopper): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    // A link may cover its card by a pseudo-element: its text is what must be seen.
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98].flatMap(x =>
      [0.2, 0.5, 0.8].map(y => [left + (right - left) * x, top + (bottom - top) * y]),
    );
    const isSeen = points.some(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y);
      return (
        there !== null &&
        (focused.contains(there) || there.contains(focused) || there.closest('label')?.control === focused)
      );
    });
    return isSeen ? '' : focused.outerHTML.slice(0, 120);
  });
}

/** Also what is not shown yet, as the sheet of filters; its header stays, with the button that closes it. */
function sticking({ content }: Shopper): Promise<string[]> {
  return content
    .locator(':not(header)')
    .evaluateAll(all =>
      all.filter(one => getComputedStyle(one).position === 'sticky').map(({ className }) => className),
    );
}
