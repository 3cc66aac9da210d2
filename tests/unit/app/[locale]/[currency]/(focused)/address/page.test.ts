/** Does the address picker know the page it was opened from, also behind a proxy that asks for us by another host? */
import { expect, test, vi } from 'vitest';
import Address from '@/app/[locale]/[currency]/(focused)/address/page';
import { request } from '../../../../../stubs/next-headers.ts';

test('the way back leads to a page of the host that the visitor has asked for', async () => {
  for (const [name, value] of Object.entries({
    API_URL: 'https://api.test',
    SESSION_PASSWORDS: 'x'.repeat(32),
    PROXIES: '1',
  }))
    vi.stubEnv(name, value);
  request.headers = new Headers({
    host: 'inside:3000',
    'x-forwarded-host': 'shop.example',
    referer: 'https://shop.example/restaurants?open=1',
  });
  await expect(Address({ searchParams: Promise.resolve({}) })).rejects.toMatchObject({
    digest: expect.stringContaining('/address?returnTo=%2Frestaurants%3Fopen%3D1'),
  });
});
