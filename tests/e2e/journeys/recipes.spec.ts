/** A recipe from the list to the cart, with script and without; and where shops are, in words beside a map. */
import { focusIsKept } from '../shopper/kept-focus.ts';
import { expect, test } from '../story.ts';

test('a recipe is counted for more people, and all of it comes into the cart', async ({ shopper, says, catalog }) => {
  const { id, servings, lines } = await catalog.recipe();
  await shopper.opens('/recipes');
  await expect(shopper.content.getByRole('heading', { level: 1 })).toHaveText(says('recipes.title'));
  await shopper.opens(`/recipes/${id}`);
  const { content } = shopper;
  await content.getByRole('link', { name: says('recipes.countFor', { count: servings + 1 }), exact: true }).click();
  await shopper.isAt(`/recipes/${id}?servings=${servings + 1}`);
  await expect(content.getByText(says('recipes.counted', { count: servings }))).toBeVisible();
  await content.getByRole('link', { name: says('recipes.countFor', { count: servings }), exact: true }).click();
  await shopper.isAt(`/recipes/${id}`);

  await expect(content.getByText(says('recipes.whole'))).toBeVisible();
  await shopper.presses(says('recipes.addAll'));
  await shopper.isAt('/cart');
  await expect(shopper.content.locator('.cart-line')).toHaveCount(lines.length);
  const slip = shopper.cartPage.receipt;
  await expect(slip.getByText(says('receipt.recipeDiscount'), { exact: true })).toBeVisible();
});

test('by keyboard servings are counted on from the same button, and the new number is heard', async ({
  shopper,
  says,
  catalog,
}) => {
  test.skip(!shopper.hasScript, 'without script each number is a new document');
  const { id, servings } = await catalog.recipe();
  await shopper.opens(`/recipes/${id}`);
  await focusIsKept(shopper.page);
  const { content, page } = shopper;
  const forPeople = (count: number) =>
    content.getByRole('link', { name: says('recipes.countFor', { count }), exact: true });
  await forPeople(servings + 1).press('Enter');
  await expect(forPeople(servings + 2)).toBeFocused();
  await expect(page.locator('#said')).toHaveText(says('recipes.serves', { count: servings + 1 }));
  await page.keyboard.press('Enter');
  await expect(forPeople(servings + 3)).toBeFocused();
});

test('two quick presses count two servings on', async ({ shopper, says, catalog }) => {
  test.skip(!shopper.hasScript, 'without script the second press ends the first');
  const { id, servings } = await catalog.recipe();
  await shopper.opens(`/recipes/${id}`);
  await shopper.page.waitForLoadState('networkidle');
  await shopper.content
    .getByRole('link', { name: says('recipes.countFor', { count: servings + 1 }), exact: true })
    .dblclick();
  await shopper.isAt(`/recipes/${id}?servings=${servings + 2}`);
  await expect(shopper.content.getByText(says('recipes.serves', { count: servings + 2 }))).toBeVisible();
});

test('what is ticked stays ticked while the servings change', async ({ shopper, says, catalog }) => {
  test.skip(!shopper.hasScript, 'without script each number is a new document');
  const { id, servings } = await catalog.recipe();
  await shopper.opens(`/recipes/${id}`);
  const { content } = shopper;
  const [measured, atHome] = [content.locator('.recipe-lines'), content.locator('.recipe-products')];
  await measured.getByRole('checkbox').nth(1).check();
  await atHome.getByRole('checkbox').first().check();
  await content.getByRole('link', { name: says('recipes.countFor', { count: servings + 1 }), exact: true }).click();
  await expect(content.getByText(says('recipes.counted', { count: servings }))).toBeVisible();
  await expect(measured.getByRole('checkbox').nth(1)).toBeChecked();
  await expect(measured.getByRole('checkbox').first()).not.toBeChecked();
  await expect(atHome.getByRole('checkbox').first()).toBeChecked();
});

test('what is at home stays out, and the discount with it', async ({ shopper, says, catalog }) => {
  const { id, lines } = await catalog.recipe();
  await shopper.opens(`/recipes/${id}`);
  const { content } = shopper;
  await content
    .getByRole('group', { name: says('recipes.haveAtHome') })
    .getByRole('checkbox')
    .first()
    .check();
  await expect(content.getByText(says('recipes.whole'))).toBeHidden();
  await shopper.presses(says('recipes.addAll'));
  await shopper.isAt('/cart');
  await expect(shopper.content.locator('.cart-line')).toHaveCount(lines.length - 1);
  await expect(shopper.cartPage.receipt.getByText(says('receipt.recipeDiscount'), { exact: true })).toHaveCount(0);
});

test('recipes are narrowed, and there may be none', async ({ shopper, says }) => {
  await shopper.opens('/recipes');
  const { content } = shopper;
  await content.getByLabel(says('recipes.by.time'), { exact: true }).selectOption('15');
  await content.getByLabel(says('recipes.by.servings'), { exact: true }).selectOption('6');
  await shopper.presses(says('recipes.show'));
  await shopper.isAt('/recipes?time=15&servings=6');
  await expect(content.getByRole('heading', { name: says('recipes.noneMatch') })).toBeVisible();
});

test('shops stand on a map beside the same list in words', async ({ shopper, says }) => {
  await shopper.opens('/restaurants');
  await shopper.follows(says('places.open'));
  await shopper.isAt('/restaurants/map');
  const places = shopper.content.locator('.places-list > li');
  await expect(places.first()).toBeVisible();
  const pins = shopper.content.locator('.places-map > a');
  await expect(pins).toHaveCount(await places.filter({ has: shopper.page.locator('i') }).count());
  await expect(pins.first()).toHaveAttribute('href', '#place-1');
});

test('the map keeps what the list is narrowed to, and the list what the map is', async ({ shopper, says }) => {
  await shopper.opens('/restaurants?sort=rating&open=1&deals=1');
  await shopper.follows(says('places.open'));
  await shopper.seesTitle(says('places.restaurants'));
  await expect(shopper.page).toHaveURL(/\/restaurants\/map\?sort=rating&open=1&deals=1$/);
  const onMap = shopper.content.locator('.places-list h2');
  const few = await onMap.count();
  const active = shopper.page.getByRole('navigation', { name: says('list.active') });
  await active.getByRole('link', { name: says('list.remove', { name: says('list.deals') }) }).click();
  await expect(shopper.page).toHaveURL(/\/restaurants\/map\?sort=rating&open=1$/);
  expect(few).toBeGreaterThan(0);
  await expect(onMap.nth(few)).toBeAttached();
  await shopper.follows(says('places.asList'));
  await expect(shopper.page).toHaveURL(/\/restaurants\?sort=rating&open=1$/);
});
