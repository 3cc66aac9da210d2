/** A shop's menu tells what is vegetarian, so that a style sheet can show that alone (components/shop/menu/menu.css). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import english from '../../../messages/en.json' with { type: 'json' };
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

interface Dishes {
  all: { id: number; products: { uuid: string; vegetarian: boolean }[] }[];
}

beforeAll(openStorefront);
beforeEach(freshBrowser);

const menusOf = async () =>
  Promise.all(
    (await sandbox.read<{ id: number }[]>('shops/paginate?perPage=100')).map(async ({ id }) => ({
      id,
      ...(await sandbox.read<Dishes>(`shops/${id}/products?perPage=100`)),
    })),
  );

const kindsOf = ({ all }: Dishes) => new Set(all.flatMap(({ products }) => products.map(dish => dish.vegetarian)));

test('the choice is there where a menu has both kinds; sections and rows say which they are of', async () => {
  const menu = (await menusOf()).find(
    found => kindsOf(found).size === 2 && found.all.some(({ products }) => products.every(dish => !dish.vegetarian)),
  );
  if (menu === undefined) throw new Error('no such menu');
  const page = (await opensPage(`/restaurant/${menu.id}`)) ?? '';
  expect(page).toContain(`<input type="checkbox" autoComplete="off"/>${english.shop.vegetarianOnly}`);
  const green = menu.all.flatMap(({ products }) => products.filter(dish => dish.vegetarian));
  const said = `${english.shop.vegetarian}<!-- --> · <!-- -->${green.length} product`;
  expect(page).toContain(said);
  for (const { id, products } of menu.all) {
    const isMeat = products.every(dish => !dish.vegetarian);
    expect(page.includes(`<section id="section-${id}" aria-labelledby="title-${id}" class="non-veg"`)).toBe(isMeat);
    expect(page.includes(`<li class="non-veg"><a href="#section-${id}"`)).toBe(isMeat);
  }
  const first = green[0]?.uuid;
  expect(page).toMatch(
    new RegExp(`<li class="(out )?veg"><div><a href="/(restaurant|shop)/${menu.id}\\?product=${first}"`),
  );
});
