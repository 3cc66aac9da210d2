/**
 * Recipes over the real sandbox (docs/api.md 7.8, 18.1): what the page says of prices is what the cart says, and nothing
 * comes into it twice.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLine } from '@/lib/cart/change/change';
import { addRecipeToCart } from '@/lib/cart/recipe/recipe-actions';
import { basketLine, isPlain } from '../../support/offers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { browsesAs, shopIdOf, shownCart, shownLines } from '../storefront/cart.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);

type Found = Awaited<ReturnType<typeof catalog.recipe>>;

let recipe: Found;

beforeEach(async () => {
  kept.clear();
  recipe = await catalog.recipe();
});

afterEach(() => sandbox.recovers());

const presses = (more: Record<string, string> = {}, servings = 'given') =>
  posts(addRecipeToCart, { recipe: String(recipe.id), servings, ...more }, `/recipes/${recipe.id}`);

const inCart = (times = 1) => recipe.lines.map(({ stockId, quantity }) => `${stockId}x${quantity * times}`);

async function whileSoldOut<T>(stockId: string, work: () => Promise<T>): Promise<T> {
  const before = await sandbox.control<{ quantity: number }>(`stocks/${stockId}`, {});
  await sandbox.control(`stocks/${stockId}`, { quantity: 0 });
  kept.clear();
  try {
    return await work();
  } finally {
    await sandbox.control(`stocks/${stockId}`, { quantity: before.quantity });
    kept.clear();
  }
}

describe.each(['guest', 'customer'] as const)('a %s', who => {
  beforeEach(() => browsesAs(who));

  test('gets all of it, at the price that the page says, and by the discount that it says', async () => {
    const page = await opensPage(`/recipes/${recipe.id}`);
    expect(await presses()).toMatchObject({ to: expect.stringContaining('/cart'), notice: 'recipeAdded' });
    expect((await shownLines()).toSorted()).toEqual(inCart().toSorted());
    const cart = await shownCart();
    expect(cart?.recipeDiscount.minor).toBe(recipe.discount);
    const total = (cart?.goods.minor ?? 0) - recipe.discount;
    for (const amount of [cart?.goods.minor ?? 0, recipe.discount, total])
      expect(page).toContain((amount / 100).toFixed(2));
  });

  test('twice as many people need twice as much, and save twice', async () => {
    const servings = String(recipe.servings * 2);
    const page = await opensPage(`/recipes/${recipe.id}?servings=${servings}`);
    await presses({}, servings);
    expect((await shownLines()).toSorted()).toEqual(inCart(2).toSorted());
    const cart = await shownCart();
    expect(Math.abs((cart?.recipeDiscount.minor ?? 0) - 2 * recipe.discount)).toBeLessThanOrEqual(1);
    expect(page).toContain(((cart?.recipeDiscount.minor ?? 0) / 100).toFixed(2));
  });

  test('pressing again adds nothing, and says so', async () => {
    await presses();
    expect(await presses()).toMatchObject({ notice: 'recipeHeld', tone: 'info' });
    expect((await shownLines()).toSorted()).toEqual(inCart().toSorted());
  });

  test('what is at home stays out', async () => {
    const [first, ...others] = recipe.lines;
    await presses({ [`have-${first?.stockId}`]: 'on' });
    expect((await shownLines()).map(line => line.split('x')[0]).toSorted()).toEqual(
      others.map(({ stockId }) => stockId).toSorted(),
    );
    expect((await shownCart())?.recipeDiscount.minor).toBe(0);
  });

  test('with everything at home there is nothing to add', async () => {
    const all = Object.fromEntries(recipe.lines.map(({ stockId }) => [`have-${stockId}`, 'on']));
    const { to, state } = await presses(all);
    expect([to, state.status]).toEqual([null, 'refused']);
    expect(await shownCart()).toBeNull();
  });

  test('what is sold out is named, before and after', async () => {
    const [first, ...others] = recipe.lines;
    const stockId = first?.stockId ?? '';
    await whileSoldOut(stockId, async () => {
      expect(await opensPage(`/recipes/${recipe.id}`)).toContain('Left out');
      const { state } = await presses();
      const { stocks } = await sandbox.read<{ stocks: { id: number; product: { translation: { title: string } } }[] }>(
        `receipts/${recipe.id}`,
      );
      const title = stocks.find(({ id }) => String(id) === stockId)?.product.translation.title ?? '?';
      expect(state.form.join(' ')).toContain(title);
      expect((await shownLines()).length).toBe(others.length);
    });
  });

  test('another shop in the cart is asked about, and kept', async () => {
    const other = await catalog.offer(isPlain, { except: [recipe.shop.id] });
    await addLine(shopIdOf(other), basketLine(other, 1), market);
    expect(await presses()).toMatchObject({ to: expect.stringContaining('/cart'), notice: null });
    expect(await shownLines()).toEqual([`${other.stockId}x1`]);
  });
});

test('a recipe that is gone adds nothing', async () => {
  await browsesAs('guest');
  const { to, state } = await posts(addRecipeToCart, { recipe: '999999999', servings: '2' }, '/recipes/999999999');
  expect([to, state.status]).toEqual([null, 'refused']);
});

test('while the marketplace does not count, the page shows the recipe and no sum', async () => {
  await sandbox.fails('status', 'rest/order/products/calculate', { status: 500 });
  const page = await opensPage(`/recipes/${recipe.id}`);
  expectConsole('warn', /rest\/order\/products\/calculate gave no usable answer/);
  expect(page).toContain(recipe.title);
  expect(page).toContain('We cannot work out what this costs');
});
