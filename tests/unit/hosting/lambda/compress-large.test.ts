import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressLarge } from '@/hosting/lambda/compress-large.mjs';

const index = `<urlset>${'<url><loc>https://shop.test/en/restaurant/1</loc></url>'.repeat(200_000)}</urlset>`;
const headers = { 'content-type': 'application/xml', 'content-length': String(index.length), vary: 'rsc' };

test.each([
  ['text', { headers, body: index }],
  ['base64', { headers, body: Buffer.from(index).toString('base64'), isBase64Encoded: true }],
])('an answer of %s that the platform would refuse is compressed', (_, given) => {
  const answer = compressLarge({ statusCode: 200, ...given }, 'br, gzip;q=0.8');
  expect(answer.body.length).toBeLessThan(6_000_000);
  expect(gunzipSync(Buffer.from(answer.body, 'base64')).toString()).toBe(index);
  expect(answer).toMatchObject({ statusCode: 200, isBase64Encoded: true });
  expect(answer.headers).toEqual({
    'content-type': 'application/xml',
    'content-encoding': 'gzip',
    vary: 'rsc, accept-encoding',
  });
});

test.each([
  ['a page', { headers: {}, body: '<html>' }, 'gzip'],
  ['who takes no gzip', { headers, body: index }, 'br'],
  ['what is compressed', { headers: { 'content-encoding': 'br' }, body: index }, 'gzip'],
])('left as it is: %s', (_, given, accepted) => expect(compressLarge(given, accepted)).toBe(given));
