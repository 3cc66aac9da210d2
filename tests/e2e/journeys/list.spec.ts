/** A shopper narrows a list step by step, pages through it, and comes back to where they were. */
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('filters are added one by one, live in the URL, and are taken away one by one', async ({ shopper, says }) => {
  await shopper.opens('/restaurants');
  const everything = await cards(shopper).count();
  await narrowsToOpen(shopper);
  await expect(shopper.page).toHaveURL(/\?open=1$/);
  // Heard on phones too, where it is not shown.
  await expect(shopper.content.locator('[data-found]')).toHaveText(/\d|[٠-٩]/);
  const form = await opensFilters(shopper);
  await form.getByRole('combobox', { name: says('list.sort') }).selectOption('rating');
  if (shopper.isOnPhone || !shopper.hasScript) await shopper.presses(says('list.show'), form);
  await expect(shopper.page).toHaveURL(/sort=rating/);
  await expect(shopper.page).toHaveURL(/open=1/);
  await expect(cards(shopper).first()).toBeVisible();

  const active = shopper.page.getByRole('navigation', { name: says('list.active') });
  await active.getByRole('link', { name: says('list.remove', { name: says('list.open') }) }).click();
  await expect(shopper.page).not.toHaveURL(/open=1/);
  await expect(shopper.page).toHaveURL(/sort=rating/);
  await expect(cards(shopper)).toHaveCount(everything);
});

test('with a place known a list is ordered by fee, time or distance, and cards say the fee there', async ({
  shopper,
  says,
}) => {
  const sorts = async () => {
    await shopper.opens('/restaurants');
    const form = await opensFilters(shopper);
    const options = form.getByRole('combobox', { name: says('list.sort') }).locator('option');
    await expect(options.first()).toBeAttached();
    return options.allTextContents();
  };
  const [byFee, byTime, byDistance] = [says('list.fee'), says('list.time'), says('list.distance')];
  const before = await sorts();
  expect([before.includes(byFee), before.includes(byTime), before.includes(byDistance)]).toEqual([false, true, false]);
  await shopper.opens('/address');
  await shopper.deliversHome();
  expect(await sorts()).toEqual(expect.arrayContaining([byFee, byTime, byDistance]));

  await shopper.opens('/restaurants?sort=fee');
  const open = shopper.page.locator('.shop-card:not(.shop-closed)');
  const facts = await open.locator('.shop-facts > :first-child').allTextContents();
  const fees = facts.map(text => (text.endsWith(says('card.free')) ? 0 : Number(text.replace(/[^\d.]/g, ''))));
  // At night few are open.
  expect(fees.length).toBeGreaterThan(1);
  expect(fees).toEqual(fees.toSorted((one, other) => one - other));
});

test('a shop for pickup alone says so in place of a fee', async ({ shopper, says, sandbox }) => {
  const ids = async (query: string) =>
    (await sandbox.read<{ id: number; type: string }[]>(`shops/paginate?perPage=100${query}`)).map(
      ({ id, type }) => `/${type}/${id}`,
    );
  const delivering = await ids('&address[latitude]=-90&address[longitude]=0');
  const forPickup = (await ids('')).find(path => !delivering.includes(path)) ?? '';
  await shopper.opens(forPickup);
  await expect(shopper.content.getByRole('list', { name: says('shop.terms') })).toContainText(says('shop.pickupOnly'));
  await shopper.opens(`/${forPickup.split('/')[1]}s?page=9`);
  const card = shopper.content.getByRole('article').filter({ has: shopper.page.locator(`a[href$="${forPickup}"]`) });
  await expect(card).toContainText(says('card.pickupOnly'));
});

test('a card says from which sum on a shop delivers, as the shop’s page does', async ({ shopper, sandbox }) => {
  const shops = await sandbox.read<{ id: number; min_amount?: number }[]>('shops/paginate?perPage=100&type=restaurant');
  const { id, min_amount } = shops.find(shop => (shop.min_amount ?? 0) > 0 && shop.min_amount !== 20) ?? {};
  const least = shopper.amount((min_amount ?? 0) * 100);
  await shopper.opens('/restaurants?page=9');
  const card = shopper.content
    .getByRole('article')
    .filter({ has: shopper.page.locator(`a[href$="/restaurant/${id}"]`) });
  await expect(card).toContainText(least);
  await shopper.opens(`/restaurant/${id}`);
  await expect(shopper.content.locator('.shop-terms')).toContainText(least);
});

test('shops to pick up from are still shops; what is on, and the order, stand in sight and are taken off', async ({
  shopper,
  says,
}) => {
  await shopper.opens('/shops?sort=time&fulfilment=pickup');
  const tabs = shopper.page.getByRole('navigation', { name: says('list.tabs.label') });
  await expect(tabs.getByRole('link', { name: says('list.tabs.shops') })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.locator('[aria-current]')).toHaveCount(1);
  const active = shopper.page.getByRole('navigation', { name: says('list.active') });
  await active.getByRole('link', { name: says('list.remove', { name: says('list.time') }) }).click();
  await expect(shopper.page).toHaveURL(/\/shops\?fulfilment=pickup$/);
  await active.getByRole('link', { name: says('list.remove', { name: says('list.pickupChoice') }) }).click();
  await expect(shopper.page).toHaveURL(/\/shops$/);
  await expect(active).toHaveCount(0);
});

test('an empty list says what to do', async ({ shopper, says }) => {
  await shopper.opens('/restaurants?from=900000&to=900001');
  await expect(shopper.page.getByRole('heading', { name: says('list.emptyTitle') })).toBeVisible();
  await shopper.follows(says('list.clear'));
  await expect(cards(shopper).first()).toBeVisible();
  await shopper.isAt('/restaurants');
});

test('a category is in sight in its row once chosen; it and "newest" rule each other out', async ({
  shopper,
  says,
}) => {
  await shopper.page.setViewportSize({ width: 360, height: 740 });
  await shopper.opens('/restaurants');
  const categories = shopper.page.getByRole('navigation', { name: says('list.categories') });
  await categories.getByRole('link').last().click();
  await expect(shopper.page).toHaveURL(/category=\d+/);
  await expect(categories.locator('[aria-current]')).toBeInViewport();
  await categories.getByRole('link', { name: says('list.newest') }).click();
  await expect(shopper.page).toHaveURL(/newest=1/);
  await expect(shopper.page).not.toHaveURL(/category=/);
});

test('the next ones come on approach, or by their link, and the way back finds the same place', async ({
  shopper,
  says,
  catalog,
}) => {
  const { length: all } = await catalog.restaurants();
  await shopper.opens('/restaurants');
  await expect(cards(shopper)).toHaveCount(12);
  if (shopper.hasScript) await cards(shopper).last().scrollIntoViewIfNeeded();
  else await shopper.follows(says('list.more', { count: 12 }));
  await expect.poll(() => cards(shopper).count()).toBeGreaterThanOrEqual(24);
  await expect(shopper.page).toHaveURL(/page=\d/);
  const shown = await cards(shopper).count();
  expect(shown).toBeLessThanOrEqual(all);
  const twentieth = cards(shopper).nth(19);
  const name = (await twentieth.textContent()) ?? '';
  await twentieth.click();
  await expect(shopper.page).toHaveURL(/\/restaurant\/\d+$/);
  await shopper.seesTitle(new RegExp(name.slice(0, 8)));
  await shopper.page.goBack();
  await expect(shopper.page).toHaveURL(/page=\d/);
  await expect(cards(shopper).nth(19)).toHaveText(name);
});

test('whoever scrolls to the end stays where they are when the next ones come below', async ({ shopper, says }) => {
  test.skip(!shopper.hasScript, 'without script a link leads to them');
  await shopper.opens('/restaurants');
  // Below it a phone has a footer longer than its screen.
  const end = await shopper.content.getByRole('link', { name: says('list.more', { count: 12 }) }).evaluate(link => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    return Math.round(scrollY);
  });
  await expect.poll(() => cards(shopper).count()).toBeGreaterThanOrEqual(24);
  // Those after the next may come ahead, but not all.
  await shopper.page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await shopper.page.evaluate(() => Math.round(scrollY))).toBe(end);
  expect(await cards(shopper).count()).toBeLessThanOrEqual(36);
});

test('whoever comes to the end without a connection still has the list', async ({ shopper, says, context }) => {
  test.skip(!shopper.hasScript, 'without script the link is pressed');
  await shopper.opens('/restaurants');
  await shopper.page.evaluate(() => document.body.setAttribute('data-same', ''));
  shopper.watch.expects(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|ChunkLoad/);
  await context.setOffline(true);
  const more = shopper.content.getByRole('link', { name: says('list.more', { count: 12 }) });
  await more.scrollIntoViewIfNeeded();
  await shopper.page.evaluate(
    () => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(seen)))),
  );
  await context.setOffline(false);
  await expect(shopper.page.locator('body[data-same]')).toHaveCount(1);
  await expect(shopper.content.locator('.shop-card').first()).toBeAttached();
});

test('the whole list can be paged to its end', async ({ shopper, says, catalog }) => {
  const all = await catalog.restaurants();
  await shopper.opens(`/restaurants?page=${Math.ceil(all.length / 12)}`);
  await expect(shopper.page.getByText(says('list.end'))).toBeVisible();
  const paths = await cards(shopper).evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  const shown = paths.map(path => /\/restaurant\/(\d+)/.exec(path)?.[1]);
  // A shop that was accepted for a moment, in the story of who joins, may stand in the kept list as well.
  expect(shown).toEqual(expect.arrayContaining(all.map(({ id }) => String(id))));
  expect(new Set(shown).size).toBe(shown.length);
});

test('the first shop is in sight, and the filters stay there once each', async ({ shopper, says }) => {
  await shopper.page.setViewportSize(shopper.isOnPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  await shopper.opens('/restaurants');
  const top = await shopper.content.getByRole('article').first().boundingBox();
  expect(top?.y).toBeLessThan(300);
  const chip = shopper.content.getByRole('link', { name: says('list.deals'), exact: true });
  const box = shopper.page.getByRole('checkbox', { name: says('list.deals') });
  const filter = chip.or(box).filter({ visible: true });
  await expect(filter).toHaveCount(1);
  await cards(shopper)
    .nth(6)
    .evaluate(card => card.scrollIntoView());
  await expect(filter).toBeInViewport();
});

test('arrow keys pass through sorts; Enter or leaving shows one', async ({ shopper, says, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false || shopper.isOnPhone, 'elsewhere a button shows the results');
  await shopper.opens('/restaurants');
  const sort = shopper.page.getByRole('combobox', { name: says('list.sort') });
  await sort.focus();
  await sort.press('ArrowDown');
  await sort.press('ArrowDown');
  await expect(sort).toHaveValue('recommended');
  await shopper.isAt('/restaurants');
  await sort.press('Enter');
  await expect(shopper.page).toHaveURL(/\?sort=recommended$/);
  await expect(sort).toBeFocused();
  await sort.press('ArrowDown');
  await sort.press('Tab');
  await expect(shopper.page).toHaveURL(/\?sort=rating$/);
});

test('the tabs lead to restaurants, shops and what can be picked up', async ({ shopper, says }) => {
  await shopper.opens('/');
  const tabs = shopper.content.getByRole('navigation', { name: says('list.tabs.label') });
  await shopper.follows(says('list.tabs.shops'), tabs);
  await shopper.isAt('/shops');
  await expect(tabs.getByRole('link', { name: says('list.tabs.shops') })).toHaveAttribute('aria-current', 'page');
  await shopper.follows(says('list.tabs.pickup'), tabs);
  await expect(shopper.page).toHaveURL(/\/restaurants\?fulfilment=pickup$/);
  await expect(tabs.locator('[aria-current]')).toHaveText(says('list.tabs.pickup'));
});

function cards({ page }: Shopper) {
  return page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
}

/** A chip on phones, a checkbox beside the list on desktops. */
async function narrowsToOpen(shopper: Shopper) {
  const { says, page } = shopper;
  if (shopper.isOnPhone) return shopper.follows(says('list.open'));
  await page.getByRole('checkbox', { name: says('list.open') }).click();
  if (!shopper.hasScript) await shopper.presses(says('list.show'));
}

async function opensFilters(shopper: Shopper) {
  // The URL of a page that is turned is there before its buttons are.
  await expect(cards(shopper).first()).toBeVisible();
  const opener = shopper.content.getByRole('button', { name: new RegExp(`^${shopper.says('list.filters')}`) });
  if (await opener.isVisible()) await opener.click();
  const named = { name: shopper.says('list.filters') };
  // Once its script is there it is a dialog on a phone.
  return shopper.page.getByRole('complementary', named).or(shopper.page.getByRole('dialog', named));
}
