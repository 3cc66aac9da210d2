import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { pictureOf } from '@/hosting/lambda/picture.mjs';
import { pictureUrl } from '@/lib/pictures/picture';

const source = 'https://api.example/storage/images/plov.png';

function asked() {
  const [rawPath = '', rawQueryString = ''] = pictureUrl(source, 64).split('?');
  return { rawPath, rawQueryString, requestContext: { http: { method: 'GET' } } };
}

test.each([
  ['a picture', 0, 200],
  ['one with more behind it than a picture has', 16 * 1024 * 1024, 502],
])('%s', async (_, more, status) => {
  vi.stubEnv('API_URL', 'https://api.example');
  const plov = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'gold' } })
    .png()
    .toBuffer();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(new Uint8Array(Buffer.concat([plov, Buffer.alloc(more)]))),
  );
  const answer = await pictureOf(asked() as never);
  expect(answer?.statusCode).toBe(status);
});

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9"/>');

test.each([
  ['as it is', drawing],
  ['compressed, which sharp would open all the same', gzipSync(drawing)],
])('a drawing is no picture, and is not drawn: %s', async (_, file) => {
  vi.stubEnv('API_URL', 'https://api.example');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new Uint8Array(file)));
  expect(await pictureOf(asked() as never)).toEqual({ statusCode: 404 });
});
