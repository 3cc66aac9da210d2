import { expect, test } from 'vitest';
import { sideBySide } from '@/lib/i18n/side-by-side';

test('names stand side by side, and what is empty is left out', () => {
  expect(sideBySide(['Pad Thai', 'large', ''])).toBe('Pad Thai · large');
  expect(sideBySide(['Pad Thai', '', undefined])).toBe('Pad Thai');
});

test('a name that is written from the other side is isolated', () => {
  expect(sideBySide(['چای', '26 cm · Classic', 'سارا'])).toBe('چای · \u206826 cm · Classic\u2069 · سارا');
  expect(sideBySide(['Tea', 'سارا'])).toBe('Tea · \u2068سارا\u2069');
});
