/** Whose balance does the menu show? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintBalance } from '@/components/account/paint-balance.client';

const wallet = { minor: 2460, symbol: '$', position: 'before' } as const;
const places = [{ textContent: '' }, { textContent: '' }];
const texts = () => places.map(place => place.textContent);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelectorAll: () => places });
  paintBalance(wallet);
});
afterEach(() => vi.unstubAllGlobals());

test('the balance stands in every place, and stays while it is asked for again', () => {
  paintBalance(undefined);
  expect(texts()).toEqual(['$24.60', '$24.60']);
});

test('the balance goes with its customer: after signing out in another tab, and for the next one without a wallet', () => {
  paintBalance(null);
  expect(texts()).toEqual(['', '']);
});
