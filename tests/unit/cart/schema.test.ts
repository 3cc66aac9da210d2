import { describe, expect, test } from 'vitest';
import { accountCartSchema, groupCartSchema, guestSumsSchema, joinedSchema, totalsSchema } from '@/lib/cart/schema';
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
    ['in one of smaller units', 27, true],
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

  test('that costs something, with nobody of its owner’s id, cannot be read, and is not empty', () => {
    const wire = { id: 1, shop_id: 5, owner_id: 7, total_price: 20 };
    const withMembers = (user_carts: unknown) => accountCartSchema.safeParse({ data: { ...wire, user_carts } });
    expect(withMembers([{ id: 'rubbish', translation: 'none' }]).success).toBe(false);
    expect(
      withMembers([
        { user_id: 8, cartDetails: null },
        { user_id: 7, cartDetails: [line] },
      ]).success,
    ).toBe(true);
    expect(withMembers(undefined).success, 'an answer without members').toBe(true);
  });

  test('of which no line can be read is not empty either', () => {
    expect(cart([{ user_id: 7, cartDetails: [broken] }]).success).toBe(false);
    expectConsole('warn', /dropped a list item/);
  });

  test('shows the one line that cannot be read as gone', () => {
    const [gone, read] = cart([{ user_id: 7, cartDetails: [broken, line] }]).data?.lines ?? [];
    expect(gone).toMatchObject({ id: '4', stockId: '9000000004', isGone: true, price: 0 });
    expect(read).toMatchObject({ id: '3', isGone: false });
    expectConsole('warn', /dropped a list item/);
  });
});

describe('a line', () => {
  const lineWith = (product: object, more: object = {}) =>
    cart([{ user_id: 7, cartDetails: [{ ...line, ...more, stock: { ...line.stock, product } }] }]).data?.lines[0];

  test('says what it is, how much of it there is, and what it costs', () => {
    const product = {
      uuid: 'u',
      img: 'https://img.test/soup.webp',
      translation: { title: 'Soup' },
      min_qty: 2,
      max_qty: 6,
    };
    const unit = { position: 'after', translation: { title: 'l' } };
    const extras = [{ value: 'Large' }, { value: '#ff0000', group: { type: 'color', translation: { title: 'Bowl' } } }];
    const stock = { ...line.stock, extras, product: { ...product, unit, interval: 0.5 } };
    const wire = { ...line, discount: 1, stock, addons: [{ ...line, id: 4, bonus: '1' }] };
    expect(cart([{ user_id: 7, cartDetails: [wire] }]).data?.lines).toEqual([
      {
        ...{ id: '3', stockId: '210', uuid: 'u', title: 'Soup', picture: 'https://img.test/soup.webp' },
        ...{ options: 'Large · Bowl', looks: [{ type: 'color', value: '#ff0000' }] },
        measure: { title: 'l', position: 'after', amount: 0.5 },
        ...{ quantity: 2, left: 9, min: 2, max: 6, price: 10, discount: 1, isBonus: false, isGone: false },
        addons: [expect.objectContaining({ id: '4', isBonus: true, min: 1, max: 1_000_000, measure: null })],
      },
    ]);
  });

  test('whose product is gone has no name', () => {
    const { product: _, ...stock } = line.stock;
    const [gone] = cart([{ user_id: 7, cartDetails: [{ ...line, stock }] }]).data?.lines ?? [];
    expect(gone).toMatchObject({ uuid: null, title: '', picture: '', measure: null, min: 1, max: 1_000_000 });
  });

  test.each([
    ['published', { status: 'published', active: true }, false],
    ['of an unknown status', { status: 7 }, false],
    ['inactive', { active: false }, true],
    ['inactive, as a number', { active: 0 }, true],
    ['not yet published', { status: 'pending' }, true],
    ['no longer published', { status: 'unpublished', active: 1 }, true],
  ])('can be ordered unless its product is withdrawn: %s', (_, product, isGone) => {
    expect(lineWith(product)?.isGone).toBe(isGone);
  });
});

describe('a group order', () => {
  const members = [
    { id: 31, user_id: 7, name: 'Nora', uuid: 'n', status: 1, cartDetails: [line] },
    { id: 32, user_id: 8, name: 'Ben', uuid: 'b', status: 0, cartDetails: [line, line] },
  ];
  const facts = { currency_id: 2, rate: '1.5', group: 1, receipt_discount: 4 };

  test('says whose it is, who has joined and who is still choosing', () => {
    const wire = { id: 1, shop_id: 5, owner_id: 7, ...facts, user_carts: members };
    expect(groupCartSchema.parse({ data: wire })).toMatchObject({
      ...{ id: '1', shopId: '5', ownerId: '7', currencyId: '2', rate: 1.5, isGroup: true, recipeDiscount: 4 },
      participants: [
        { id: '31', name: 'Nora', uuid: 'n', isOwner: true, isChoosing: true, lines: { length: 1 } },
        { id: '32', name: 'Ben', uuid: 'b', isOwner: false, isChoosing: false, lines: { length: 2 } },
      ],
    });
  });

  test.each([[null], [undefined]])('that is gone is none: %s', data => {
    expect(groupCartSchema.parse({ data })).toBeNull();
    expect(joinedSchema.parse({ data })).toBeNull();
  });

  test('that was joined gives its member a secret, without which nothing can be chosen', () => {
    const joined = { id: 32, cart_id: 1, uuid: 'b' };
    expect(joinedSchema.parse({ data: joined })).toEqual({ id: '32', cartId: '1', uuid: 'b' });
    expect(joinedSchema.safeParse({ data: { ...joined, uuid: '' } }).success).toBe(false);
  });
});

test('sums are numbers, and those that are left out are 0', () => {
  const parts = { price: '30', total_discount: 1, total_shop_tax: 2, delivery_fee: 3, service_fee: 4, tips: 5 };
  const sums = { ...parts, coupon_price: 6, receipt_discount: 7, total_price: 30 };
  expect(totalsSchema.parse({ data: sums })).toEqual({ ...sums, price: 30 });
  expect(totalsSchema.parse({ data: {} })).toEqual(Object.fromEntries(Object.keys(sums).map(key => [key, 0])));
});

test("a guest's sums of which no line can be read are no sums", () => {
  const sums = (stocks: unknown[]) => guestSumsSchema.safeParse({ data: { data: { total_price: 20, stocks } } });
  expect(sums([line]).data?.stocks).toHaveLength(1);
  expect(sums([]).data?.stocks).toEqual([]);
  expect(sums([broken]).success).toBe(false);
  expectConsole('warn', /dropped a list item/);
});
