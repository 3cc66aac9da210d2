import { expect, test } from 'vitest';
import { privatePages } from '@/lib/own-pages';

test('search engines do not index what belongs to a customer, but for what informs newcomers', () => {
  expect(privatePages).toEqual(expect.arrayContaining(['wallet', 'cart', 'login', '_states']));
  for (const page of ['welcome', 'be-seller', 'referrals']) expect(privatePages).not.toContain(page);
});
