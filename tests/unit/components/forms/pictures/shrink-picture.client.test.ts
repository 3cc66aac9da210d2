/** What a chosen file holds, whatever its name says. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isPicture } from '@/components/forms/pictures/shrink-picture.client';

const drawn = () => sharp({ create: { width: 4, height: 4, channels: 3, background: 'orange' } });
const file = (bytes: BlobPart) => new File([bytes], 'soup.png', { type: 'image/png' });

test.each(['jpeg', 'png', 'webp'] as const)('a %s is taken', async type => {
  expect(await isPicture(file(new Uint8Array(await drawn().toFormat(type).toBuffer())))).toBe(true);
});

test.each([
  ['words', 'RIFF, but not a picture at all'],
  ['an iPhone photo by another name', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['nothing', ''],
])('%s: not', async (_, content) => {
  expect(await isPicture(file(content))).toBe(false);
});

test('a GIF: not', async () => {
  expect(await isPicture(file(new Uint8Array(await drawn().gif().toBuffer())))).toBe(false);
});
