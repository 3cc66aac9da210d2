import { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern.js';
import { expect, test, vi } from 'vitest';
import { askedPicture, pictureServiceUrl, pictureUrl } from '@/lib/pictures/picture';

const api = 'https://api.example';
const ours = `${api}/storage/images/shops/soup.webp`;
const long = (source: string, width = 360) => `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=72`;

test('pictures of the marketplace have short URLs, others name their source', () => {
  expect(pictureUrl(ours, 300, api)).toBe('/pictures/360/storage/images/shops/soup.webp');
  expect(pictureUrl('https://img.example/soup.webp', 300, api)).toBe(long('https://img.example/soup.webp'));
  expect(pictureUrl(ours, 300)).toBe(long(ours));
  expect(pictureUrl(`${api}/elsewhere/soup.webp`, 300, api)).toBe(long(`${api}/elsewhere/soup.webp`));
  expect(pictureUrl('', 300, api)).toBe(long(''));
});

test('an API that the operator writes with a slash at its end has the same pictures', () => {
  const short = pictureUrl(ours, 300, api);
  expect(pictureServiceUrl(short, `${api}/`)).toBe(long(ours));
  expect(askedPicture(short, `${api}/`)).toBe(long(ours));
  expect(askedPicture(long(`${api}/api/v1/rest/shops/paginate`), `${api}/`)).toBeNull();
});

test.each([
  ['spaces', 'warm soup.webp', 'warm%20soup.webp'],
  ['letters of other alphabets', 'شوربة.webp', '%D8%B4%D9%88%D8%B1%D8%A8%D8%A9.webp'],
  ['escapes', 'warm%20soup%2C.webp', 'warm%20soup,.webp'],
  ['brackets and quotes', "a[1]'|b.webp", "a%5B1%5D'%7Cb.webp"],
])('%s in a name have one spelling, which a browser leaves as it is', (_, name, written) => {
  const short = pictureUrl(`${api}/images/${name}`, 300, api);
  expect(short).toBe(`/pictures/360/images/${written}`);
  expect(new URL(short, api).pathname).toBe(short);
  expect(pictureServiceUrl(short, api)).toBe(long(`${api}/images/${written}`));
  expect(askedPicture(short, api)).toBe(long(`${api}/images/${written}`));
  const other = pictureUrl(`https://img.example/${name}`, 300);
  const sent = new URL(other, api);
  expect(askedPicture(sent.pathname + sent.search, api)).toBe(other);
});

test.each([
  '/pictures/360/api/v1/rest/shops/paginate',
  '/pictures/360/storage/secrets/soup.webp',
  '/pictures/360/images/%2e%2e/api/v1/rest/settings',
  '/pictures/360/images/..%2fapi%2fv1',
  '/pictures/360/images//soup.webp',
  '/pictures/360/images/s%6Fup.webp',
  '/pictures/360/images/soup.webp%3Fx=1',
  '/pictures/360/images/%E0%A4%A',
  '/pictures/0360/images/soup.webp',
  '/pictures/361/images/soup.webp',
  '/pictures/360/images/soup.webp?x=1',
  long(`${api}/api/v1/rest/shops/paginate`),
  long(`${api}/images/../api/v1/rest/settings`),
  long(`${ours}?x=1`),
  long(`${ours}#x`),
  long(`${ours}?`),
  long(`https://somebody@img.example/soup.webp`),
  long('https://img.example/a//soup.webp'),
  long('https://img.example/s%6Fup.webp'),
  long('/icons/soup.webp'),
  long(ours).replace('q=72', 'q=75'),
  long(ours).replace('w=360', 'w=0360'),
  `${long(ours)}&x=1`,
  `${long(ours)}&w=360`,
  '/_next/image',
])('%s is no picture that a page of ours names', url => {
  expect(askedPicture(url, api)).toBeNull();
});

test('the order and the escapes of a query make no other picture', () => {
  const asked = `/_next/image?q=72&w=360&url=${encodeURIComponent(ours).toLowerCase()}`;
  expect(askedPicture(asked, api)).toBe(long(ours));
});

test('the image service reads picture folders alone, and follows no redirect', async () => {
  vi.stubEnv('API_URL', api);
  vi.stubEnv('IMAGE_ORIGINS', 'https://img.example, https://cdn.example');
  const { default: configOf } = await import('@/next.config.mjs');
  const config = await configOf('phase-production-server');
  const { remotePatterns = [], maximumRedirects } = config.images ?? {};
  const isRead = (source: string) => hasRemoteMatch([], remotePatterns, new URL(source));
  expect([ours, `${api}/images/soup.webp`, 'https://cdn.example/a/soup.webp'].map(isRead)).toEqual([true, true, true]);
  const others = [`${api}/api/v1/rest/settings`, `${ours}?x=1`, `${api}/storage/soup.webp`, 'https://other.example/a'];
  expect(others.map(isRead)).toEqual([false, false, false, false]);
  expect(maximumRedirects).toBe(0);
});
