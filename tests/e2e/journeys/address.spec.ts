/** A shopper says where to deliver: by words, by numbers, and where nobody delivers. */
import { expect, test } from '../story.ts';

const street = { en: 'Market Street', de: 'Market Street', ar: 'Market Street' };

test('a typed address is found, chosen, and shown everywhere', async ({ shopper, says, language }) => {
  await shopper.opens('/');
  await shopper.content.getByLabel(says('address.field')).first().fill(street[language]);
  await shopper.presses(says('address.find'));
  await expect(shopper.page).toHaveURL(/\/address\?/);
  const choices = shopper.content.getByRole('region', { name: says('address.results') });
  const first = choices.getByRole('button').first();
  const name = ((await first.textContent()) ?? '').trim().split('\n')[0] ?? '';
  await first.click();
  await shopper.isAt('/');
  await shopper.seesTitle(new RegExp(RegExp.escape(name)));
  await shopper.opens('/restaurants');
  await shopper.seesTitle(says('list.restaurants.titleNear'));
});

test('a point by hand is taken, and forgotten again', async ({ shopper, says }) => {
  await shopper.setsAddress({ text: 'The blue gate', latitude: '41.2900', longitude: '69.2200' });
  await expect(shopper.page).not.toHaveURL(/\/address/);
  await shopper.opens('/restaurants');
  await shopper.seesTitle(says('list.restaurants.titleNear'));
  await shopper.opens('/address');
  await expect(shopper.content.getByText('The blue gate').first()).toBeVisible();
  await shopper.presses(says('address.forget'));
  await expect(shopper.content.getByText('The blue gate')).toHaveCount(0);
  await shopper.opens('/restaurants');
  await shopper.seesTitle(says('list.restaurants.title'));
});

test('words that are not found are said once, on the page, and are there to be corrected', async ({
  shopper,
  says,
}) => {
  const words = 'Qwertzuiop';
  await shopper.opens(`/address?q=${words}`);
  const { content, page } = shopper;
  await expect(content.getByText(says('address.noneFound', { words }))).toBeVisible();
  const field = content.getByLabel(says('address.field')).first();
  await expect(field).toBeFocused();
  if (!shopper.hasScript) return;
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(content.getByText(says('address.noneSuggested', { words: `${words}x` }))).toBeVisible();
});

test('a map that a key has opened has the focus, and says how its pin is moved', async ({ shopper, says }) => {
  test.skip(!shopper.hasScript, 'the map needs script');
  await shopper.opens('/address');
  await shopper.content.getByRole('button', { name: says('address.showMap') }).press('Enter');
  const map = shopper.content.getByRole('application', { name: says('address.map') });
  await expect(map).toBeFocused();
  await expect(map).toHaveAccessibleDescription(says('address.mapHint'));
});

test('a pin that was moved is taken with the name of its own place, not of the one before', async ({
  shopper,
  says,
}) => {
  test.skip(!shopper.hasScript, 'the map needs script');
  await shopper.opens('/address');
  await shopper.presses(says('address.showMap'));
  const deliver = shopper.content.getByRole('button', { name: says('address.deliverHere') });
  await expect(deliver).toBeVisible();

  const named = Promise.withResolvers<void>();
  await shopper.page.route(/\/api\/addresses\?.*lat=/, async route => {
    await named.promise;
    await route.fulfill({ json: { name: 'The green gate' } });
  });
  await shopper.content.getByRole('button', { name: says('address.north') }).click();
  await deliver.click();
  named.resolve();
  await expect(shopper.page).not.toHaveURL(/\/address/);
  await shopper.opens('/restaurants');
  const chip = shopper.page.getByRole('banner').getByRole('button', { name: /The green gate/ });
  await expect(chip).toBeVisible();
});

test('the map over a page starts where the address is, with the button that takes the place in sight', async ({
  shopper,
  says,
}) => {
  test.skip(!shopper.hasScript, 'the map needs script');
  await shopper.setsAddress({ text: 'The blue gate', latitude: '41.3000', longitude: '69.2000' });
  await expect(shopper.page).not.toHaveURL(/\/address/);
  await shopper.opens('/restaurants');
  const picker = await shopper.opensPicker('The blue gate');
  const named = shopper.page.waitForRequest(/\/api\/addresses\?.*lat=/);
  await picker.getByRole('button', { name: says('address.showMap') }).click();
  expect((await named).url()).toContain('lat=41.3&lng=69.2');
  const deliver = picker.getByRole('button', { name: says('address.deliverHere') });
  await expect(deliver).toBeInViewport({ ratio: 1 });
  const map = await picker.getByRole('application').boundingBox();
  const card = await deliver.boundingBox();
  expect((map?.y ?? Number.NaN) + (map?.height ?? 0), 'the card covers no part of it').toBeLessThan(card?.y ?? 0);
});

for (const [path, button] of [
  ['/address', 'address.showMap'],
  ['/restaurants/map', 'places.move'],
] as const)
  test(`a map that cannot be loaded is said, and comes with the next press: ${path}`, async ({ shopper, says }) => {
    test.skip(!shopper.hasScript, 'the map needs script');
    await shopper.opens(path);
    const { content, page } = shopper;
    shopper.watch.expects(/ERR_FAILED|Failed to load/);
    const scripts = '**/_next/static/**';
    await page.route(scripts, route => route.abort());
    await shopper.presses(says(button));
    await expect(content.getByText(says('address.failed'))).toBeVisible();
    await page.unroute(scripts);
    await shopper.presses(says(button));
    await expect(content.locator('.leaflet-container')).toBeVisible();
    await expect(content.getByText(says('address.failed'))).toHaveCount(0);
  });

test('a suggestion that could not be taken is said, and the next words find others', async ({
  shopper,
  says,
  language,
}) => {
  test.skip(!shopper.hasScript, 'suggestions need script');
  await shopper.opens('/address');
  const field = shopper.content.getByLabel(says('address.field')).first();
  const first = shopper.content.getByRole('option').first();
  await field.pressSequentially(street[language]);
  await expect(first).toBeVisible();
  shopper.watch.expects(/ERR_FAILED|Failed to fetch/);
  await shopper.page.route('**', route => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await first.click();
  await expect(shopper.content.getByRole('alert').filter({ hasText: says('address.failed') })).toBeVisible();
  await field.fill(street[language].slice(0, -1));
  await expect(first).toBeVisible();
});

test('of two addresses the chip says the one that was chosen last, whatever is answered first', async ({ shopper }) => {
  test.skip(!shopper.hasScript, 'without script the header does not know the address');
  await shopper.setsAddress({ text: 'The blue gate', latitude: '41.2900', longitude: '69.2200' });
  await expect(shopper.page).not.toHaveURL(/\/address/);
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  await shopper.page.route('**/api/here', async route => {
    asked += 1;
    if (asked > 1) return route.fulfill({ json: { text: 'The green gate', mayAsk: false } });
    await answered.promise;
    await route.fulfill({ json: { text: 'The blue gate', mayAsk: false } });
  });
  await shopper.opens('/restaurants');
  await expect.poll(() => asked).toBe(1);
  await shopper.page.evaluate(() => dispatchEvent(new Event('doorstep:address')));
  const chip = shopper.page.getByRole('banner').getByRole('button', { name: /gate/ });
  await expect(chip).toContainText('The green gate');
  const late = shopper.page.waitForResponse('**/api/here');
  answered.resolve();
  await (await late).finished();
  await expect(chip).toContainText('The green gate');
});

test('numbers that are no place are refused beside their field', async ({ shopper, says }) => {
  await shopper.setsAddress({ text: 'Nowhere', latitude: '441', longitude: '69.2' });
  await expect(shopper.content.locator('form').getByText(says('errors.pointRange'), { exact: true })).toBeVisible();
  await expect(shopper.content.getByLabel(says('address.text'))).toHaveValue('Nowhere');
});

test('another address chosen over a shop’s page: it is asked anew whether the shop comes there', async ({
  shopper,
  says,
  language,
  catalog,
}) => {
  test.skip(!shopper.hasScript, 'without script choosing is a page of its own');
  await shopper.setsAddress({ text: 'The blue gate', latitude: '41.2900', longitude: '69.2200' });
  await expect(shopper.page).not.toHaveURL(/\/address/);
  await shopper.opensShop(await catalog.openRestaurant());
  await expect(shopper.content.locator('[data-answer]')).toHaveText(/\S/);
  const picker = await shopper.opensPicker('The blue gate');
  await picker.getByLabel(says('address.field')).first().pressSequentially(street[language]);
  const asked = shopper.page.waitForRequest('**/api/delivers?shop=*');
  await picker.getByRole('option').first().click();
  await asked;
  await expect(shopper.content.locator('[data-answer]')).toHaveText(/\S/);
});

test('where nobody delivers the shopper is told, and can leave an e-mail', async ({ shopper, says }) => {
  await shopper.setsAddress({ text: 'The far farm', latitude: '41.6000', longitude: '69.9000' });
  await shopper.seesTitle(says('address.away'));
  await expect(shopper.page.getByText(/The far farm/).first()).toBeVisible();
  const email = shopper.content.getByLabel(says('address.email'));
  await email.fill('ada@example.com');
  await shopper.presses(says('address.notify'));
  await expect(shopper.page.getByText(says('address.thanks'))).toBeVisible();
  // The button that was pressed is gone: the thanks are read in its place.
  if (shopper.hasScript) await expect(shopper.page.locator(':focus')).toHaveText(says('address.thanks'));
});

test('the chip in the header leads to the picker', async ({ shopper, says }) => {
  await shopper.opens('/restaurants');
  await shopper.page.getByRole('banner').getByText(says('address.set')).click();
  if (shopper.hasScript) await expect(shopper.page.getByLabel(says('address.field')).last()).toBeVisible();
  else await shopper.isAt(/\/address/);
});

test('a yes to the address keeps the page', async ({ shopper, says }) => {
  await shopper.setsAddress({ text: 'The blue gate', latitude: '41.2900', longitude: '69.2200' });
  await shopper.isAt('/');
  await shopper.opens('/restaurants?open=1');
  const header = shopper.page.getByRole('banner');
  await header.getByRole('button', { name: shopper.hasScript ? /The blue gate/ : says('address.yours') }).click();
  const question = shopper.page.getByRole('dialog', { name: says('address.question') });
  await shopper.presses(says('address.yes'), question);
  await expect(question).toBeHidden();
  await shopper.isAt('/restaurants?open=1');
  await shopper.seesTitle(says('list.restaurants.titleNear'));
});

test('a long address ends before the cart, on the narrowest phone', async ({ shopper }) => {
  await shopper.page.setViewportSize({ width: 320, height: 640 });
  const text = '1284 Great Northern Lantern Street, behind the old market hall';
  await shopper.setsAddress({ text, latitude: '41.2900', longitude: '69.2200' });
  await shopper.isAt('/');
  const header = shopper.page.getByRole('banner');
  // Without script the header does not know the address.
  if (shopper.hasScript) await expect(header.getByRole('button', { name: new RegExp(text) })).toBeVisible();
  const wide = await shopper.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(320);
});

test('a street and its number are read whole on a phone, beside a cart too', async ({ shopper, catalog }) => {
  test.skip(!shopper.hasScript, 'without script the header does not know the address');
  await shopper.page.setViewportSize({ width: 390, height: 844 });
  await shopper.opens('/address');
  await shopper.deliversHome();
  await shopper.adds((await catalog.dinner()).dish);
  const street = shopper.page.getByRole('banner').getByText('128 Lantern Street', { exact: true }).first();
  await expect(street).toBeVisible();
  const { inner, whole } = await street.evaluate(text => ({ inner: text.clientWidth, whole: text.scrollWidth }));
  expect(whole, 'pixels of the address').toBeLessThanOrEqual(inner);
});
