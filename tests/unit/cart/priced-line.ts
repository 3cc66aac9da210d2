/** One line of an account's cart with its price, for tests that change one thing about it. */
import type { Basket } from '@/lib/cart/basket/basket';
import { priceLines } from '@/lib/cart/lines';
import type { AccountCartLine } from '@/lib/cart/schema';

export const uuid = '6a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10';

export const wire: AccountCartLine = {
  id: '300',
  stockId: '210',
  uuid,
  title: 'Margherita',
  options: '25 cm',
  looks: [],
  measure: null,
  picture: '',
  quantity: 2,
  isBonus: false,
  price: 16.8,
  discount: 0,
  left: 25,
  min: 1,
  max: 10,
  isGone: false,
  addons: [],
};

export function priced(line: Partial<AccountCartLine>, basket: Basket | null = null, isGuest = false) {
  const { lines, goods } = priceLines([{ ...wire, ...line }], 'base', { basket, isGuest });
  const [first] = lines;
  if (!first) throw new Error('no line');
  return { ...first, goods };
}
