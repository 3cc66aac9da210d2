import { expect, test } from 'vitest';
import { pictureAccess } from '@/lib/pictures/picture-path.mjs';

test('pictures come from folders of the API and from the operator’s other origins', () => {
  const { remotePatterns, dangerouslyAllowLocalIP } = pictureAccess({
    API_URL: 'https://api.test:8443',
    IMAGE_ORIGINS: 'https://cdn.test, http://old.test',
  });
  expect(remotePatterns.map(({ protocol, hostname, port, pathname }) => [protocol, hostname, port, pathname])).toEqual([
    ['https', 'api.test', '8443', '/storage/images/**'],
    ['https', 'api.test', '8443', '/images/**'],
    ['https', 'cdn.test', '', '/**'],
    ['http', 'old.test', '', '/**'],
  ]);
  expect(dangerouslyAllowLocalIP).toBe(false);
});

test('without an API nothing is allowed; only one at this machine allows its addresses', () => {
  expect(pictureAccess({})).toEqual({ remotePatterns: [], dangerouslyAllowLocalIP: false });
  expect(pictureAccess({ API_URL: 'http://127.0.0.1:4400' }).dangerouslyAllowLocalIP).toBe(true);
});
