/** R2 puts a menu's sub-categories into their sections (docs/api.md 6.5): their titles are headings of their own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import english from '../../../messages/en.json' with { type: 'json' };
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

interface Part {
  id: number;
  translation: { title: string };
  products: { uuid: string; stock: { id: number } }[];
}

beforeAll(async () => {
  openStorefront();
  await sandbox.control('settings', { sub_categories: 'nested' });
});

afterAll(() => sandbox.control('settings', { sub_categories: null }));

test('each above its products, below the title of its section', async () => {
  await freshBrowser();
  const menu = await menuWithParts();
  const page = (await opensPage(`/shop/${menu.id}`)) ?? '';
  const section = page.slice(page.indexOf(`<section id="section-${menu.section.id}"`));
  expect(section.indexOf(`>${menu.section.translation.title}</h2>`)).toBeGreaterThan(0);
  for (const { translation, products } of menu.section.children) {
    const head = section.indexOf(`>${translation.title}</h3>`);
    expect(head).toBeGreaterThan(0);
    expect(section.indexOf(`product=${products[0]?.uuid}`)).toBeGreaterThan(head);
  }
});

test('in place of a sold-out product, what stands beside it', async () => {
  await freshBrowser();
  const { id, section } = await menuWithParts();
  const part = section.children.find(({ products }) => products.length > 1);
  const [product, ...others] = part?.products ?? [];
  await sandbox.control(`stocks/${product?.stock.id}`, { quantity: 0 });
  const page = (await opensPage(`/shop/${id}?product=${product?.uuid}`)) ?? '';
  const aside = page.slice(page.indexOf('<aside class="product-related"'));
  expect(aside).toContain(`>${english.product.instead}</h3>`);
  expect(aside.indexOf(`product=${others[0]?.uuid}`)).toBeGreaterThan(0);
});

test('a section leads to each, which is a page of its own', async () => {
  await freshBrowser();
  const { id, section } = await menuWithParts();
  const [part] = section.children;
  const { title } = part?.translation ?? { title: '' };
  const whole = (await opensPage(`/shop/${id}?section=${section.id}`)) ?? '';
  expect(whole).toMatch(new RegExp(`href="/(shop|restaurant)/${id}\\?section=${part?.id}"[^>]*>${title}<`));
  const page = (await opensPage(`/shop/${id}?section=${part?.id}`)) ?? '';
  expect(page).toContain(`<h2 id="title-${part?.id}">${title}`);
  expect(page).toMatch(new RegExp(`<li><a href="[^"]*section=${section.id}" aria-current="page"`));
  expect(page).toContain(`aria-label="Remove the filter ${title}"`);
  const cheapest = (await opensPage(`/shop/${id}?section=${part?.id}&sort=cheapest`)) ?? '';
  expect(cheapest).toContain(`<h2 id="filtered">${title}`);
});

async function menuWithParts() {
  for (const { id } of await sandbox.read<{ id: number }[]>('shops/paginate?perPage=100')) {
    const { all } = await sandbox.read<{ all: (Part & { children: Part[] })[] }>(`shops/${id}/products?perPage=100`);
    const section = all.find(({ children }) => children.length > 1);
    // A long menu shows only the first of each section.
    const count = all.flatMap(({ products, children }) => [products, ...children.map(part => part.products)]).flat();
    if (section !== undefined && count.length < 200) return { id, section };
  }
  throw new Error('no shop has sub-categories');
}
