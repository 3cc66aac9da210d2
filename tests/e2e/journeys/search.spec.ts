/** A shopper searches: from the header, on the page, from memory, and by keyboard. */
import { expect, test } from '../story.ts';

const dish = { en: 'plov', de: 'plov', ar: 'بلوف' };

test('the header finds shops and products, and a product opens', async ({ shopper, says, catalog }) => {
  const shop = await catalog.restaurant();
  const { title } = await catalog.productOf(shop);
  await shopper.opens('/restaurants');
  await shopper.searchesFor(title);
  await shopper.seesTitle(says('search.titleFor', { term: title }));
  await expect(shopper.page).toHaveURL(/\/search\?q=/);
  await shopper.content.getByRole('link', { name: title }).first().click();
  await expect(shopper.page).toHaveURL(/product=[0-9a-f-]{36}/);
  await expect(shopper.page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
});

test('the placeholder has the field’s whole room, until there is something to send', async ({ shopper, says }) => {
  await shopper.page.setViewportSize({ width: 360, height: 740 });
  await shopper.opens('/restaurants');
  const field = shopper.page.getByRole('banner').locator('input[name="q"]');
  const left = field.evaluate((input: HTMLInputElement) => {
    const words = document.body.appendChild(document.createElement('span'));
    words.append(input.placeholder);
    return input.clientWidth - words.getBoundingClientRect().width;
  });
  expect(await left).toBeGreaterThanOrEqual(0);
  const send = shopper.page.getByRole('banner').getByRole('button', { name: says('search.submit'), exact: true });
  await expect(send).toBeHidden();
  await field.fill('soup');
  await expect(send).toBeVisible();
});

test('what is typed before script has come stays in the field, and is searched for', async ({ shopper }) => {
  test.skip(!shopper.hasScript, 'without script nothing comes later');
  const come = Promise.withResolvers<void>();
  await shopper.page.route('**/_next/static/**/*.js', async route => {
    await come.promise;
    await route.continue();
  });
  await shopper.page.goto(shopper.pathOf('/restaurants'), { waitUntil: 'commit' });
  const field = shopper.page.getByRole('banner').locator('input[name="q"]');
  await field.fill('soup');
  come.resolve();
  // By the effect before it.
  await expect(shopper.page.locator('[data-marks-page] [aria-current="page"]').first()).toBeAttached();
  await expect(field).toHaveValue('soup');
  await expect(field).toHaveAttribute('role', 'combobox');
});

test('nothing found offers something to do', async ({ shopper, says }) => {
  await shopper.opens('/search?q=zzzznothing');
  await expect(shopper.page.getByText(says('search.noneTitle', { term: 'zzzznothing' }))).toBeVisible();
  await shopper.follows(says('search.restaurants'));
  await shopper.isAt('/restaurants');
});

test('a word with a slip is corrected where it was typed, on the page that found nothing', async ({
  shopper,
  says,
  language,
}) => {
  await shopper.opens('/search?q=zzzznothing');
  const field = shopper.content.getByRole('searchbox', { name: says('search.label'), exact: true });
  await expect(field).toHaveValue('zzzznothing');
  // The header is the same on every page of the market; without script it cannot know.
  if (shopper.hasScript) await expect(shopper.searchField).toHaveValue('zzzznothing');
  await field.fill(dish[language]);
  await field.press('Enter');
  await shopper.seesTitle(says('search.titleFor', { term: dish[language] }));
});

test('recent searches are kept, at most five, and removed singly or all', async ({ shopper, says }) => {
  for (const term of ['soup', 'tea', 'rice', 'bread', 'fish', 'cake']) {
    await shopper.page.request.get(shopper.pathOf(`/search?q=${term}`));
  }
  await shopper.opens('/search');
  const recent = shopper.content.getByRole('region', { name: says('search.recent') });
  await expect(recent.getByRole('link')).toHaveText(['cake', 'fish', 'bread', 'rice', 'tea']);
  await recent.getByRole('button', { name: says('search.remove', { term: 'bread' }) }).click();
  await expect(recent.getByRole('link')).toHaveText(['cake', 'fish', 'rice', 'tea']);
  await recent.getByRole('button', { name: says('search.clearRecent') }).click();
  await expect(recent).toHaveCount(0);
});

test('a category is found by a part of its name, and no empty list stands above what is found', async ({
  shopper,
  says,
  language,
}) => {
  const { half, whole } = {
    en: { half: 'burg', whole: 'Burgers' },
    de: { half: 'burg', whole: 'Burger' },
    ar: { half: 'برغ', whole: /برغر/ },
  }[language];
  await shopper.opens(`/search?q=${encodeURIComponent(half)}`);
  await expect(shopper.page.getByText(says('search.noShops'))).toHaveCount(0);
  await shopper.follows(whole, shopper.content.getByRole('region', { name: says('search.categoryHits') }));
  await expect(shopper.page).toHaveURL(/\/restaurants\?category=\d+$/);
});

test('what delivers here comes first, and what does not says so', async ({ shopper, says }) => {
  await shopper.setsAddress({ text: 'The blue gate', latitude: '41.2900', longitude: '69.2200' });
  await expect(shopper.page).not.toHaveURL(/\/address/);
  await shopper.opens('/search?q=a&shops=5');
  const shops = shopper.content.getByRole('region', { name: says('search.shops') }).getByRole('listitem');
  await expect(shops.first()).not.toContainText(says('card.tooFar'));
  await expect(shops.filter({ has: shopper.page.getByRole('img', { name: /[1-5١-٥]/ }) }).first()).toBeVisible();
  await expect(shops.filter({ hasText: says('card.tooFar') }).first()).toBeVisible();
});

test('the words leave the header with the page they were for', async ({ shopper, says, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'without script each page comes with an empty field');
  await shopper.opens('/search?q=soup');
  await expect(shopper.searchField).toHaveValue('soup');
  const home = shopper.isOnPhone ? says('shell.start') : says('shell.home', { name: says('common.brand') });
  await shopper.page.getByRole('link', { name: home }).filter({ visible: true }).first().click();
  await shopper.isAt('/');
  await expect(shopper.searchField).toHaveValue('');
});

test('the header says what its page was searched for, whichever way one comes there', async ({ shopper, says }) => {
  test.skip(!shopper.hasScript, 'without script each page comes with an empty field');
  const { page, searchField } = shopper;
  await shopper.opens('/search?q=soup');
  await expect(searchField).toHaveValue('soup');
  await shopper.searchesFor('tea');
  await shopper.seesTitle(says('search.titleFor', { term: 'tea' }));
  await page.goBack();
  await shopper.seesTitle(says('search.titleFor', { term: 'soup' }));
  await expect(searchField).toHaveValue('soup');
  for (const term of ['tea', 'tea']) {
    await searchField.fill('');
    await page.getByRole('banner').getByRole('link', { name: term, exact: true }).click();
    await shopper.seesTitle(says('search.titleFor', { term }));
    await expect(searchField).toHaveValue(term);
  }
});

test('in a shop the words leave the header with what was found, and what is typed stays beside an open product', async ({
  shopper,
  says,
  catalog,
}) => {
  test.skip(!shopper.hasScript, 'without script each page comes with an empty field');
  const { page, content } = shopper;
  const [{ shop, title, uuid }] = await catalog.plainDishes();
  const words = title.slice(0, 6).trim();
  const field = page.getByRole('banner').locator('input[name="q"]');
  await shopper.opens(`/${shop.type}/${shop.id}?${new URLSearchParams({ q: words })}`);
  await expect(field).toHaveValue(words);
  await field.fill('half a wo');
  await content.getByRole('link', { name: title, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`product=${uuid}`));
  await page.goBack();
  await expect(page).not.toHaveURL(/product=/);
  await expect(field).toHaveValue('half a wo');
  await shopper.follows(says('shop.wholeMenu'));
  await expect(page).not.toHaveURL(/[?&]q=/);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(field).toHaveValue(words);
});

test('words with markup are searched for as words', async ({ shopper, says }) => {
  const term = '<img src=x onerror=alert(1)>';
  await shopper.opens(`/search?q=${encodeURIComponent(term)}`);
  await shopper.seesTitle(says('search.titleFor', { term }));
});

test('typing shows results under the field, and arrows open them', async ({
  shopper,
  says,
  language,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the live popover is what script adds');
  await shopper.opens('/restaurants');
  const field = shopper.searchField;
  // The field's own part may wake after the rest of the page.
  await expect(async () => {
    await shopper.page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(field).toHaveValue('');
  await field.pressSequentially(dish[language]);
  const options = shopper.page.getByRole('banner').getByRole('option');
  // "All results" is there at once; what was found joins it.
  await expect.poll(() => options.count()).toBeGreaterThan(1);
  await expect(shopper.page.getByText(says('search.noShops'))).toHaveCount(0);
  await expect(field).toHaveAttribute('role', 'combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue(dish[language]);
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(shopper.page).toHaveURL(/\/(restaurant|shop)\/\d+/);
});

test('whoever searches one shop is not told with each product whose it is', async ({ shopper, catalog }) => {
  test.skip(!shopper.hasScript, 'the live popover is what script adds');
  const [good] = await catalog.plainDishes();
  await shopper.opensShop(good.shop);
  const field = shopper.page.getByRole('banner').getByRole('searchbox').or(shopper.page.getByRole('combobox'));
  await field.first().pressSequentially(good.title.slice(0, 6));
  const option = shopper.page.getByRole('banner').getByRole('option').filter({ hasText: good.title });
  await expect(option.first()).toBeVisible();
  await expect(option.filter({ hasText: good.shop.title })).toHaveCount(0);
});

test('a long list grows as its end comes into view, and a page that fails is asked for again', async ({
  shopper,
  says,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the live popover is what script adds');
  shopper.watch.expects(/ERR_FAILED/);
  const asked: string[] = [];
  let isAway = true;
  await shopper.page.route('**/api/search?*', route => {
    const { searchParams } = new URL(route.request().url());
    const page = `${searchParams.get('kind')} ${searchParams.get('page')}`;
    asked.push(page);
    return page === 'products 2' && isAway ? route.abort('failed') : route.continue();
  });
  await shopper.opens('/restaurants');
  await shopper.searchField.fill('a');
  const products = shopper.page.getByRole('banner').getByRole('group', { name: says('search.products') });
  const options = products.getByRole('option');
  await expect(options).toHaveCount(10);
  const scrollsToEnd = () => products.evaluate(group => group.scrollTo(0, group.scrollHeight));
  await scrollsToEnd();
  await expect.poll(() => asked.filter(page => page === 'products 2')).toHaveLength(1);
  await expect(options).toHaveCount(10);
  isAway = false;
  // The end is out of view for a frame, as it is for whoever scrolls.
  await products.evaluate(async group => {
    group.scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await scrollsToEnd();
  await expect(options).toHaveCount(20);
  // Nothing is tried again by itself, and the first page is not read again with the second.
  expect(asked.filter(page => page.startsWith('products'))).toEqual(['products 1', 'products 2', 'products 2']);
});
