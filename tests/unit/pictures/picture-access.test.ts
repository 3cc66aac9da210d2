import { expect, test } from 'vitest';
import { pictureAccess } from '@/lib/pictures/picture-access.mjs';

test('pictures come from folders of the API and from the operator’s other origins', () => {
  const { remotePatterns, dangerouslyAllowLocalIP } = pictureAccess({
    API_URL: 'https://api.example:8443',
    IMAGE_ORIGINS: 'https://cdn.example, http://old.example',
  });
  expect(remotePatterns.map(({ protocol, hostname, port, pathname }) => [protocol, hostname, port, pathname])).toEqual([
    ['https', 'api.example', '8443', '/storage/images/**'],
    ['https', 'api.example', '8443', '/images/**'],
    ['https', 'cdn.example', '', '/**'],
    ['http', 'old.example', '', '/**'],
  ]);
  expect(dangerouslyAllowLocalIP).toBe(false);
});

test('a slash at the end of an origin is the same origin', () => {
  const named = { API_URL: 'https://api.example:8443', IMAGE_ORIGINS: 'https://cdn.example' };
  const slashed = { API_URL: 'https://api.example:8443/', IMAGE_ORIGINS: 'https://cdn.example/, ' };
  expect(pictureAccess(slashed)).toEqual(pictureAccess(named));
});

test('without an API nothing is allowed', () => {
  expect(pictureAccess({})).toEqual({ remotePatterns: [], dangerouslyAllowLocalIP: false });
});

test('what is malformed allows nothing: the start ends with a sentence about it, and not here', () => {
  for (const wrong of ['api.example', 'ftp://api.example', 'localhost:4400', 'https://'])
    expect(pictureAccess({ API_URL: wrong, IMAGE_ORIGINS: wrong }).remotePatterns).toEqual([]);
});

const allows = (env: Record<string, string>) => pictureAccess(env).dangerouslyAllowLocalIP;

test.each([
  ...['http://127.0.0.1:4400', 'http://localhost:4400', 'http://[::1]:4400', 'http://api:8000', 'http://10.0.0.5'],
  ...['http://[fd00::2]', 'https://api.internal/', 'http://192.168.1.7:8000'],
])('%s has a private address, which is allowed', API_URL => {
  expect(allows({ API_URL })).toBe(true);
  expect(allows({ API_URL: 'https://api.example', IMAGE_ORIGINS: `https://cdn.example,${API_URL}` })).toBe(true);
});

test.each(['https://api.example', 'http://203.0.113.7', 'http://[2001:db8::7]', 'https://localhost.example'])(
  '%s may have none, unless the operator says that the way there is their own network',
  API_URL => {
    expect(allows({ API_URL, API_OVER_HTTP: '0' })).toBe(false);
    expect(allows({ API_URL, API_OVER_HTTP: '1' })).toBe(true);
  },
);
