/** Are search engines kept from each page of the customer's own, and from no other? */
import { beforeEach, expect, test, vi } from 'vitest';
import robots from '@/app/robots';
import { locales } from '@/lib/i18n/locales';

beforeEach(() => {
  for (const [name, value] of Object.entries({
    API_URL: 'https://api.test',
    SESSION_PASSWORDS: 'x'.repeat(32),
    PROXIES: '1',
  }))
    vi.stubEnv(name, value);
});

test.each(locales)('%s', locale => {
  const { rules } = robots();
  const disallowed = [Array.isArray(rules) ? [] : (rules.disallow ?? [])].flat();
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const isFound = (path: string) => !disallowed.some(start => (prefix + path).startsWith(start));
  const own = [
    '/cart',
    '/checkout',
    '/orders/5',
    '/wallet',
    '/chat',
    '/liked',
    '/group/5',
    '/refunds',
    '/reset-password',
  ];
  expect(own.filter(isFound)).toEqual([]);
  const open = ['/', '/restaurants', '/recipes', '/welcome', '/be-seller', '/referrals', '/deliver', '/search'];
  expect(open.filter(path => !isFound(path))).toEqual([]);
});
