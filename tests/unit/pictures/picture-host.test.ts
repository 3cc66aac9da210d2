import { expect, test } from 'vitest';
import { isPictureHost } from '@/lib/pictures/picture-host';

const hosts = { API_URL: 'https://api.test:8443', IMAGE_ORIGINS: ['https://cdn.test'] };

test.each([
  ['https://api.test:8443/storage/images/1.webp', true],
  ['https://CDN.test/1.webp', true],
  ['http://cdn.test/1.webp', false],
  ['https://api.test/storage/images/1.webp', false],
  ['https://cdn.test.evil.example/1.webp', false],
  ['https://cdn.test@evil.example/1.webp', false],
  ['/storage/images/1.webp', false],
  ['', false],
])('%s: %s', (url, isOne) => {
  expect(isPictureHost(url, hosts)).toBe(isOne);
});

test('without further origins it is the API alone', () => {
  expect(isPictureHost('https://cdn.test/1.webp', { API_URL: hosts.API_URL })).toBe(false);
});
