/** Whether a visitor comes by https, and to which host, is said by the operator's own proxies alone. */
import { expect, test } from 'vitest';
import { isSecureRequest, requestedHost } from '@/lib/requests/request-scheme';

const http = 'http://shop.example';
const https = 'https://shop.example';

test.each([
  ['no proxy: its header is the visitor’s own', { SITE_URL: http, PROXIES: 0 }, 'https', false],
  ['no proxy is said at all', { SITE_URL: http }, 'https', false],
  ['one proxy', { SITE_URL: http, PROXIES: '1' }, 'https', true],
  ['one proxy, plain', { SITE_URL: https, PROXIES: 1 }, 'http', false],
  ['a proxy that appends to what the visitor claims', { SITE_URL: https, PROXIES: 1 }, 'https, http', false],
  ['two proxies, the outer one counts', { SITE_URL: http, PROXIES: 2 }, 'http, https, http', true],
  ['two proxies that overwrite', { SITE_URL: http, PROXIES: 2 }, 'https', true],
  ['a proxy that does not say', { SITE_URL: https, PROXIES: 1 }, null, true],
  ['nonsense', { SITE_URL: http, PROXIES: 1 }, 'gopher', false],
])('%s', (_, deployment, named, secure) => {
  expect(isSecureRequest(new Headers(named === null ? {} : { 'x-forwarded-proto': named }), deployment)).toBe(secure);
});

test('the host is the proxy’s word where there is one', () => {
  const sent = new Headers({ host: 'inside:3000', 'x-forwarded-host': 'shop.example' });
  expect(requestedHost(sent, { PROXIES: 1 })).toBe('shop.example');
  expect(requestedHost(sent, { PROXIES: 0 })).toBe('inside:3000');
  expect(requestedHost(new Headers({ host: 'shop.example' }), { PROXIES: 1 })).toBe('shop.example');
});
