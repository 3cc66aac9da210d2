/** What a product’s page lets customers choose. */
import { expect, test } from 'vitest';
import { choicesOf } from '@/lib/products/choices';
import { productSchema } from '@/lib/products/schema';

const dish = { id: 90, uuid: 'f17a', shop_id: 501, translation: { title: 'Margherita' } };
const stock = { id: 210, price: 8, quantity: 25, total_price: 8 };

test('a product’s options become paths, its add-ons one list', () => {
  const extras = [
    { id: 61, extra_group_id: 5, value: '25 cm', group: { type: 'text', translation: { title: 'Size' } } },
  ];
  const cheese = { id: 95, translation: { title: 'Cheese' }, stock: { id: 230, quantity: 2, total_price: 1.5 } };
  const addons = [{ id: 77, product: cheese }];
  const stocks = [
    { ...stock, extras, addons },
    { ...stock, id: 211, extras: [{ ...extras[0], id: 62, value: '33 cm' }], addons },
  ];
  const choices = choicesOf(productSchema('base').parse({ ...dish, stocks }));
  expect(choices.groups).toEqual([{ id: '5', title: 'Size', type: 'text' }]);
  expect(choices.stocks.map(({ path }) => path[0]?.label)).toEqual(['25 cm', '33 cm']);
  // No `max_qty` means a million (docs/api.md 2.4): what is in store limits.
  expect(choices.addons).toEqual([{ id: '230', title: 'Cheese', price: 150, min: 1, max: 2 }]);
});

test('the groups are those of the stock with the most of them, whichever comes first', () => {
  const extra = (id: number, group: number, value: string) => ({
    ...{ id, extra_group_id: group, value },
    group: { type: 'text', translation: { title: `Group ${group}` } },
  });
  const bare = { ...stock, extras: [extra(61, 5, '25 cm')] };
  const whole = { ...stock, id: 211, extras: [extra(62, 5, '33 cm'), extra(71, 6, 'Thin')] };
  for (const stocks of [
    [bare, whole],
    [whole, bare],
  ])
    expect(choicesOf(productSchema('base').parse({ ...dish, stocks })).groups.map(({ id }) => id)).toEqual(['5', '6']);
});

test('colours are numbered among their own group, and one without a title is its number', () => {
  const colour = (id: number, group: number, title: string) => ({
    ...{ id, extra_group_id: group, value: '#fbf7ef' },
    group: { type: 'color', translation: { title } },
  });
  const stocks = [{ ...stock, extras: [colour(61, 5, 'Colour'), colour(71, 6, '')] }];
  const [{ path } = { path: [] }] = choicesOf(productSchema('base').parse({ ...dish, stocks })).stocks;
  expect(path.map(({ label }) => label)).toEqual(['Colour 1', '1']);
});

test('colours have a number beside the name of their group, and are seen', () => {
  const colour = (id: number, value: string) => [
    { id, extra_group_id: 5, value, group: { type: 'color', translation: { title: 'Colour' } } },
  ];
  const stocks = [
    { ...stock, extras: colour(61, '#c4243b') },
    { ...stock, id: 211, extras: colour(62, '#fbf7ef') },
  ];
  const choices = choicesOf(productSchema('base').parse({ ...dish, stocks }));
  expect(choices.stocks.flatMap(({ path }) => path)).toEqual([
    { id: '61', label: 'Colour 1', look: { type: 'color', value: '#c4243b' } },
    { id: '62', label: 'Colour 2', look: { type: 'color', value: '#fbf7ef' } },
  ]);
});
