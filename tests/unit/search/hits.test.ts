/** In which order do hits stand? */
import { expect, test } from 'vitest';
import { orderableNowFirst, type RankedLine } from '@/lib/search/hits';

const line = (key: string, change: Partial<RankedLine> = {}): RankedLine => ({
  key,
  to: '/',
  title: key,
  note: '',
  rating: null,
  whyNot: '',
  price: null,
  isFrom: false,
  picture: '',
  isOpen: true,
  isSoldOut: false,
  why: undefined,
  ...change,
});

test('what can be ordered now comes first, what does not deliver here late, what is sold out last', () => {
  const ranked = orderableNowFirst([
    line('sold out', { isSoldOut: true }),
    line('takes no orders', { why: 'closed-all-days', isOpen: false }),
    line('too far', { why: 'too-far' }),
    line('tomorrow', { why: 'closed-today', isOpen: false }),
    line('later', { isOpen: false }),
    line('now'),
    line('now too'),
  ]);
  expect(ranked.map(({ key }) => key)).toEqual([
    'now',
    'now too',
    'later',
    'tomorrow',
    'too far',
    'takes no orders',
    'sold out',
  ]);
});
