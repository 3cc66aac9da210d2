/** A page is painted before all of it is there. Does what stands on the screen stay where it is? */
import type { Page } from '@playwright/test';
import { nora } from '../../support/customers.ts';
import { pagesOf } from '../pages.ts';
import { expect, test } from '../story.ts';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('parts that have arrived do not move for later ones', async ({ shopper, page, catalog }) => {
      test.setTimeout(90_000);
      for (const path of await pagesOf(catalog)) {
        await shopper.opens(path);
        expect.soft(await movedParts(page), path).toEqual([]);
      }
    });
  });

test.describe('with script, and an address', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 390, height: 844 } });

  test('what script adds has its place already', async ({ shopper, says, page, catalog }) => {
    const { shop } = await catalog.deliveredHome();
    await shopper.opens('/address');
    await shopper.deliversHome();
    await shopper.opensShop(shop);
    await expect(shopper.content.locator('[data-answer="yes"]')).toBeVisible();
    expect(await layoutShift(page), 'the shop says whether it delivers').toBeLessThan(0.01);
    await shopper.opens('/address');
    await expect(shopper.content.getByRole('button', { name: says('address.useLocation') })).toBeVisible();
    expect(await layoutShift(page), 'the picker offers the device’s location').toBeLessThan(0.01);
  });
});

test('the headline keeps its lines when the display font comes', async ({ page, pair }) => {
  for (const path of ['/', '/de', '/ru', '/el', '/ar'])
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/*.woff2', route => route.abort());
      await page.goto(`${pair.site}${path}`);
      const before = await headlineHeight(page);
      await page.unroute('**/*.woff2');
      await page.reload();
      expect.soft(Math.abs((await headlineHeight(page)) - before), `${path} at ${width} px`).toBeLessThan(5);
    }
});

test('a badge of two lines begins beside the heart', async ({ shopper }) => {
  await shopper.opens('/restaurants');
  const badge = shopper.content.locator('.shop-cover > [data-slot="badge"]').first();
  const { top, lines } = await badge.evaluate(badge => {
    badge.textContent = 'Closed, opens again on Saturday, 21:30';
    const { y, height } = badge.getBoundingClientRect();
    return { top: y - (badge.parentElement?.getBoundingClientRect().y ?? 0), lines: Math.round(height / 20) };
  });
  expect(lines).toBe(2);
  expect(top).toBeLessThan(16);
});

test.describe('with script, at 1280 px', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 1280, height: 800 } });

  test('the shops to order from again fill one row, whose height is kept for them', async ({ shopper, page }) => {
    await shopper.entersAs({ email: nora }, '/');
    const tiles = page.locator('#again > li');
    await expect.poll(() => tiles.count()).toBeGreaterThan(3);
    const tops = await tiles.evaluateAll(all => all.map(tile => tile.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
  });

  test('the marketplace’s name stays whole beside a cart with its sum', async ({ shopper, page, catalog }) => {
    await page.setViewportSize({ width: 1140, height: 800 });
    const [good] = await catalog.plainDishes();
    await shopper.adds(good);
    await shopper.opensShop(good.shop);
    await expect(page.getByRole('banner').locator('.cart-sum')).toBeVisible();
    const name = page.getByRole('banner').locator('.logo span').first();
    const lines = await name.evaluate(name => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

async function headlineHeight(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('h1').evaluate(headline => headline.getBoundingClientRect().height);
}

/** How far all of the page has moved by itself since it was opened, as Cumulative Layout Shift counts it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0;
        const observer = new PerformanceObserver(list => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );
}

/** Takes the document away again from its end, part by part of its main content, and answers which parts moved. */
function movedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main, main > *, main > * > *')];
    const wholeTops = new Map(parts.map(part => [part, part.getBoundingClientRect().top]));
    const moved = new Set<string>();
    for (const last of [...document.querySelectorAll('main > *')].reverse()) {
      const range = document.createRange();
      range.setStartAfter(last);
      range.setEndAfter(document.body.lastChild ?? document.body);
      range.deleteContents();
      for (const part of parts) {
        const isShown = part.isConnected && part.getClientRects().length > 0;
        const top = part.getBoundingClientRect().top;
        const before = wholeTops.get(part) ?? top;
        if (isShown && Math.abs(top - before) > 2)
          moved.add(`${part.tagName} .${part.className}: from ${Math.round(top)} to ${Math.round(before)}`);
      }
    }
    return [...moved];
  });
}
