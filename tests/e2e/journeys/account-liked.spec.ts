/** What this browser remembers: hearts, on kept pages and on one that collects them, and the shops seen last. */
import { homeAddress } from '../shopper/guest.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { expect, test } from '../story.ts';

test('a heart on a card fills, and its shop is among the liked', async ({ shopper, says }) => {
  await shopper.opens('/liked');
  await expect(shopper.content.getByText(says('liked.emptyTitle'))).toBeVisible();
  await shopper.opens('/restaurants');
  const [, title] = await firstHeart(shopper);
  await shopper.presses(says('liked.like', { title }));
  await expect(heart(shopper, 'unlike', title)).toBeVisible();
  await shopper.isAt('/restaurants');
  await shopper.opens('/liked');
  await expect(shopper.content.getByRole('link', { name: title })).toBeVisible();
  await expect(heart(shopper, 'unlike', title)).toBeVisible();
  await shopper.scrollsOnlyDown();
});

test('a liked shop that does not deliver to the address says so', async ({ shopper, says }) => {
  await shopper.opens('/restaurants');
  const [, title] = await firstHeart(shopper);
  await heart(shopper, 'like', title).click();
  await expect(heart(shopper, 'unlike', title)).toBeVisible();
  await shopper.setsAddress({ ...homeAddress, latitude: '42.5' });
  await shopper.isAt(/away=1/);
  await shopper.opens('/liked');
  const card = shopper.content.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText(says('card.tooFar'));
});

test('a heart on the head of a shop fills, and empties again', async ({ shopper, says, catalog }) => {
  const shop = await catalog.restaurant();
  await shopper.opensShop(shop);
  const title = (await shopper.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await heart(shopper, 'like', title).click();
  await heart(shopper, 'unlike', title).click();
  await expect(heart(shopper, 'like', title)).toBeVisible();
  await shopper.opens('/liked');
  await expect(shopper.content.getByText(says('liked.emptyTitle'))).toBeVisible();
});

for (const isKept of [false, true])
  test(`hearts stay at signing in; at signing out they ${isKept ? 'stay where one says so' : 'are forgotten'}`, async ({
    shopper,
    says,
    context,
    customers,
  }) => {
    await shopper.opens('/restaurants');
    const [id, title] = await firstHeart(shopper);
    await heart(shopper, 'like', title).click();
    await expect(heart(shopper, 'unlike', title)).toBeVisible();
    const customer = await customers.create();
    await shopper.entersAs(customer, '/liked');
    await expect(shopper.content.getByRole('link', { name: title })).toBeVisible();
    expect(await cookieOf(context, 'liked')).toBe(id);
    await shopper.page
      .locator('form[action="/api/sign-out"]')
      .first()
      .evaluate((form, isKept) => {
        const { stays } = (form as HTMLFormElement).elements as unknown as { stays: HTMLInputElement };
        stays.checked = isKept;
        (form as HTMLFormElement).submit();
      }, isKept);
    await shopper.isAt('/login');
    await expect(shopper.content.getByText(says('notices.signedOut'))).toBeVisible();
    expect(await cookieOf(context, 'liked')).toBe(isKept ? id : '');
    await shopper.opens('/liked');
    const kept = shopper.content.getByRole('link', { name: title });
    await expect(isKept ? kept : shopper.content.getByText(says('liked.emptyTitle'))).toBeVisible();
  });

test('the shops seen last stand where a search begins, and are removed singly or all', async ({
  shopper,
  says,
  catalog,
  context,
}) => {
  const shops = [await catalog.openRestaurant(), await catalog.grocery()];
  for (const shop of shops) {
    await shopper.opens(`/${shop.type}/${shop.id}`);
    if (shopper.hasScript) await expect.poll(() => cookieOf(context, 'seen')).toMatch(new RegExp(`^${shop.id}\\b`));
  }
  await shopper.opens('/search');
  const seen = shopper.content.getByRole('region', { name: says('search.seen') });
  // A kept page sets no cookie, so without script nothing is remembered.
  if (!shopper.hasScript) return expect(seen).toHaveCount(0);
  const [first, last] = shops.map(({ title }) => title);
  await expect(seen.getByRole('link')).toHaveText([last ?? '', first ?? '']);
  await seen.getByRole('button', { name: says('search.remove', { term: last ?? '' }) }).click();
  await expect(seen.getByRole('link')).toHaveText([first ?? '']);
  await shopper.follows(first ?? '', seen);
  await shopper.seesTitle(first ?? '');
  await shopper.opens('/search');
  await seen.getByRole('button', { name: says('search.clearRecent') }).click();
  await expect(seen).toHaveCount(0);
  expect(await shopper.cookies()).not.toContain('seen');
});

async function cookieOf(context: import('@playwright/test').BrowserContext, wanted: string): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === wanted)?.value ?? '';
}

/** The id and the title of the first shop with a heart. */
async function firstHeart(shopper: Shopper): Promise<[string, string]> {
  const card = shopper.content.locator('.shop-card').first();
  const id = (await card.locator('.heart').getAttribute('value')) ?? '';
  return [id, (await card.getByRole('link').first().textContent()) ?? ''];
}

function heart(shopper: Shopper, word: 'like' | 'unlike', title: string) {
  return shopper.content.getByRole('button', { name: shopper.says(`liked.${word}`, { title }), exact: true }).first();
}
