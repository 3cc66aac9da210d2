import { describe, expect, test } from 'vitest';
import { accountCartSchema, guestSumsSchema } from '@/lib/cart/schema';
import { expectConsole } from '../stubs/console.ts';

const line = { id: 3, quantity: 2, price: 10, discount: 0, stock: { id: 210, quantity: 9, product: { uuid: 'u' } } };
const broken = { id: 4, quantity: 'many' };

/** Members as the wire has them. */
const cart = (members: unknown) =>
  accountCartSchema.safeParse({ data: { id: 1, shop_id: 5, owner_id: 7, user_carts: members } });

describe("an account's cart", () => {
  test('has the lines of its owner', () => {
    const members = [
      { user_id: 7, cartDetails: [line] },
      { user_id: 8, cartDetails: [line, line] },
    ];
    expect(cart(members).data?.lines).toMatchObject([{ stockId: '210', quantity: 2 }]);
  });

  test.each([
    ['as they add up', 20, false],
    ['a cent apart', 20.01, false],
    ['without a sum', 0, false],
    ['in another currency', 18.4, true],
  ])('%s, lines and their sum are read again only where they cannot be of one rate', (_, total_price, isTorn) => {
    const user_carts = [{ user_id: 7, cartDetails: [{ ...line, addons: [{ ...line, price: 15, discount: 1 }] }] }];
    const wire = { id: 1, shop_id: 5, owner_id: 7, user_carts, receipt_discount: 4, total_price };
    expect(accountCartSchema.parse({ data: wire }).isTorn).toBe(isTorn);
  });

  test.each([
    ['no members', undefined],
    ['a member without lines', [{ user_id: 7, cartDetails: null }]],
  ])('with %s is empty', (_, members) => {
    expect(cart(members).data?.lines).toEqual([]);
  });

  test.each([
    ['a member that is a text', ['7']],
    ['lines that are no list', [{ user_id: 7, cartDetails: 'two' }]],
    ['a member that is nobody', [null]],
  ])('with %s cannot be read, and is not empty', (_, members) => {
    expect(cart(members).success).toBe(false);
  });

  test('of which no line can be read is not empty either', () => {
    expect(cart([{ user_id: 7, cartDetails: [broken] }]).success).toBe(false);
    expectConsole('warn', /dropped a list item/);
  });

  test('is shown without the one line that cannot be read', () => {
    expect(cart([{ user_id: 7, cartDetails: [broken, line] }]).data?.lines).toHaveLength(1);
    expectConsole('warn', /dropped a list item/);
  });
});

test("a guest's sums of which no line can be read are no sums", () => {
  const sums = (stocks: unknown[]) => guestSumsSchema.safeParse({ data: { data: { total_price: 20, stocks } } });
  expect(sums([line]).data?.stocks).toHaveLength(1);
  expect(sums([]).data?.stocks).toEqual([]);
  expect(sums([broken]).success).toBe(false);
  expectConsole('warn', /dropped a list item/);
});
