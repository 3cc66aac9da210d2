import { expect, test } from 'vitest';
import { latinDigits } from '@/lib/i18n/digits';

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Hindi', '०१२३४५६७८९'],
  ['wide', '０１２３４５６７８９'],
  ['Latin', '0123456789'],
])('%s digits are numbers', (_, digits) => {
  expect(latinDigits(digits)).toBe('0123456789');
});

test('the rest stays', () => {
  expect(latinDigits('+998 ۹۰٫٥ करी')).toBe('+998 90٫5 करी');
});
