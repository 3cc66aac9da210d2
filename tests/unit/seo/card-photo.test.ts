import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { findPhoto } from '@/lib/seo/card-photo';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('API_URL', 'https://api.test');
  vi.stubEnv('SITE_URL', 'http://shop.test');
  vi.stubEnv('PROXIES', '0');
  vi.stubEnv('SESSION_PASSWORDS', 'a-password-of-this-test-with-32-letters');
  vi.stubGlobal('fetch', fetched);
});

const answers = (bytes: Buffer) => fetched.mockImplementation(async () => new Response(new Uint8Array(bytes)));

test('a large photo is made smaller before it is written', async () => {
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a63' } });
  answers(await photo.jpeg().toBuffer());
  const card = await findPhoto('https://api.test/storage/images/a.jpg');
  expect(await sharp(card ?? undefined).metadata()).toMatchObject({ format: 'png', width: 1266, height: 844 });
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('a %s is a photo', async kind => {
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a63' } });
  answers(await photo.toFormat(kind).toBuffer());
  const card = await findPhoto('https://api.test/storage/images/a.bin');
  expect(await sharp(card ?? undefined).metadata()).toMatchObject({ format: 'png', width: 30 });
});

const drawing = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

test.each([
  ['as it is', drawing],
  ['compressed, which is opened all the same', gzipSync(drawing)],
])('a drawing is no photo: %s', async (_, file) => {
  answers(file);
  expect(await findPhoto('https://api.test/storage/images/a.svg')).toBeNull();
});
