import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { isSettable, setText } from '@/lib/seo/card-text';
import { drawCard } from '@/lib/seo/share-card';

test.each([
  'Plov & Co. — 12 €',
  'Тоҷикӣ, Қазақша, Беларуская',
  'Ελληνικά',
  'فروشگاه پچژگ ۱۲',
  'غذا می\u200cآید',
  'Türkmençe, Azərbaycan, Čeština',
])('%s is drawn in our own fonts', async words => {
  expect(await isSettable(words)).toBe(true);
  const text = await setText(words, { size: 40, colour: 'black', width: 900 });
  expect(text?.width).toBeGreaterThan(50);
});

test('a script that no language of ours has is not drawn', async () => {
  expect(await isSettable('ᚠᚢᚦᚨᚱᚲ')).toBe(false);
  expect(await isSettable('Plov ᚠ')).toBe(false);
  expect(await setText('ᚠ', { size: 40, colour: 'black', width: 900 })).toBeNull();
});

test('a card of a name that cannot be drawn has the brand in its place, and no box', async () => {
  const facts = { brand: 'Doorstep', fact: '', price: '', photo: null, isRightToLeft: false };
  const [unknown, brand] = await Promise.all(
    ['ᚠᚢᚦᚨᚱᚲ', 'Doorstep'].map(name => drawCard({ ...facts, name }).then(card => sharp(card).raw().toBuffer())),
  );
  expect(unknown?.equals(brand as Buffer)).toBe(true);
});

test.each(['日本語', '中文', '한국어', 'हिन्दी'])('%s is drawn, or left out as a whole', async words => {
  const text = await setText(words, { size: 40, colour: 'black', width: 900 });
  expect(text !== null).toBe(await isSettable(words));
});

test('fonts that could not be loaded once are loaded for the next card', async () => {
  const failing = vi.fn(sharp).mockImplementationOnce(() => {
    throw new Error('out of memory');
  });
  vi.resetModules();
  vi.doMock('sharp', () => ({ default: failing }));
  const { setText: setTextAnew } = await import('@/lib/seo/card-text');
  const setting = { size: 40, colour: 'black', width: 900 };
  await expect(setTextAnew('Plov', setting)).rejects.toThrow('out of memory');
  expect((await setTextAnew('Plov', setting))?.width).toBeGreaterThan(50);
});
