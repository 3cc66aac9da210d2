/** What may be asked of the cart at all. */
import { expect, test } from 'vitest';
import { changeSchema } from '@/lib/cart/change/change-schema';

const uuid = '6a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10';

test('a quantity is never set under one: removing is its own control', () => {
  for (const quantity of [0, -1, 0.5, 10_000, 'many', Number.POSITIVE_INFINITY])
    expect(changeSchema.safeParse({ do: 'set', line: '1', quantity }).success).toBe(false);
  expect(changeSchema.safeParse({ do: 'set', line: '1', quantity: '1' }).data).toMatchObject({ quantity: 1 });
});

test('one more of half a kilogram is one and a half', () => {
  expect(changeSchema.safeParse({ do: 'set', line: '1', quantity: '1.5' }).data).toMatchObject({ quantity: 1.5 });
  expect(changeSchema.safeParse({ do: 'add', product: uuid, quantity: 1.5 }).success).toBe(false);
});

test.each([
  [{ do: 'set', line: '1', quantity: 9999 }],
  [{ do: 'remove', line: '1' }],
  [{ do: 'remove', line: '1', addon: '2' }],
  [{ do: 'clear' }],
  [{ do: 'undo' }],
  [{ do: 'choose', choice: 'new' }],
  [{ do: 'choose', choice: 'stay' }],
  [{ do: 'swap', shop: '5' }],
  [{ do: 'add', product: uuid }],
  [{ do: 'add', product: uuid, quantity: 3 }],
  [{ do: 'form', product: uuid, fields: { 'group-7': '12', quantity: '2' } }],
])('%j is one', asked => {
  expect(changeSchema.safeParse(asked).data).toEqual(asked);
});

test.each([
  [{ do: 'add', product: uuid, quantity: 0 }],
  [{ do: 'add', product: uuid, quantity: 10_000 }],
  [{ do: 'form', product: uuid, fields: { ['x'.repeat(41)]: '1' } }],
  [{ do: 'set', line: '0', quantity: 1 }],
  [{ do: 'remove', line: '1 OR 1' }],
  [{ do: 'add', product: 'soup' }],
  [{ do: 'choose', choice: 'both' }],
  [{ do: 'form', product: uuid, fields: { quantity: 'x'.repeat(41) } }],
  [{ do: 'everything' }],
  [null],
])('%j is refused', asked => {
  expect(changeSchema.safeParse(asked).success).toBe(false);
});
