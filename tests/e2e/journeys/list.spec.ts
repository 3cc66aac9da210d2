/** A shopper narrows a list step by step, pages through it, and comes back to where they were. */
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('filters are added one by one, live in the URL, and are taken away one by one', async ({ shopper, says }) => {
  await shopper.opens('/restaurants');
  const everything = await cards(shopper).count();
  await shopper.follows(says('list.open'));
  await expect(shopper.page).toHaveURL(/\?open=1$/);
  await opensFilters(shopper);
  const form = shopper.page.getByRole('complementary', { name: says('list.filters') });
  await form.getByRole('combobox', { name: says('list.sort') }).selectOption('rating');
  if (shopper.isOnPhone || !shopper.hasScript) await shopper.presses(says('list.show'));
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
    await opensFilters(shopper);
    const form = shopper.page.getByRole('complementary', { name: says('list.filters') });
    return form
      .getByRole('combobox', { name: says('list.sort') })
      .locator('option')
      .allTextContents();
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
  expect(fees.length).toBeGreaterThan(3);
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
  await expect(shopper.content.getByText(says('shop.pickupOnly'))).toBeVisible();
  await shopper.opens(`/${forPickup.split('/')[1]}s?page=9`);
  const card = shopper.content.getByRole('article').filter({ has: shopper.page.locator(`a[href$="${forPickup}"]`) });
  await expect(card).toContainText(says('card.pickupOnly'));
});

test('an empty list says what to do', async ({ shopper, says }) => {
  await shopper.opens('/restaurants?from=900000&to=900001');
  await expect(shopper.page.getByRole('heading', { name: says('list.emptyTitle') })).toBeVisible();
  await shopper.follows(says('list.clear'));
  await expect(cards(shopper).first()).toBeVisible();
  await shopper.isAt('/restaurants');
});

test('a category and "newest" rule each other out', async ({ shopper, says }) => {
  await shopper.opens('/restaurants');
  const categories = shopper.page.getByRole('navigation', { name: says('list.categories') });
  await categories.getByRole('link').nth(2).click();
  await expect(shopper.page).toHaveURL(/category=\d+/);
  await categories.getByRole('link', { name: says('list.newest') }).click();
  await expect(shopper.page).toHaveURL(/newest=1/);
  await expect(shopper.page).not.toHaveURL(/category=/);
});

test('"Show more" shows more, and the way back finds the same place', async ({ shopper, says, catalog }) => {
  const { length: all } = await catalog.restaurants();
  await shopper.opens('/restaurants');
  await expect(cards(shopper)).toHaveCount(12);
  await shopper.follows(says('list.more', { count: 12 }));
  await expect.poll(() => cards(shopper).count()).toBeGreaterThanOrEqual(24);
  await expect(shopper.page).toHaveURL(/page=\d/);
  const shown = await cards(shopper).count();
  expect(shown).toBeLessThanOrEqual(all);
  const twentieth = cards(shopper).nth(19);
  const name = (await twentieth.textContent()) ?? '';
  await twentieth.click();
  await shopper.seesTitle(new RegExp(name.slice(0, 8)));
  await shopper.page.goBack();
  await expect(shopper.page).toHaveURL(/page=\d/);
  await expect(cards(shopper).nth(19)).toHaveText(name);
});

test('the whole list can be paged to its end', async ({ shopper, says, catalog }) => {
  const all = await catalog.restaurants();
  await shopper.opens(`/restaurants?page=${Math.ceil(all.length / 12)}`);
  await expect(shopper.page.getByText(says('list.end'))).toBeVisible();
  await expect(cards(shopper)).toHaveCount(all.length);
});

function cards({ page }: Shopper) {
  return page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
}

async function opensFilters(shopper: Shopper) {
  // The URL of a page that is turned is there before its buttons are.
  await expect(cards(shopper).first()).toBeVisible();
  const opener = shopper.content.getByRole('button', { name: new RegExp(`^${shopper.says('list.filters')}`) });
  if (await opener.isVisible()) await opener.click();
}
