import { expect, test } from 'vitest';
import { e164Of, isPhone } from '@/lib/phone';

test.each([
  ['998901234567', '+998901234567'],
  ['+998 90 123-45-67', '+998901234567'],
  ['۹۹۸۹۰۱۲۳۴۵۶۷', '+998901234567'],
  ['00998 90 123 45 67', '+998901234567'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['none', ''],
  ['', ''],
])('"%s" is called as "%s"', (written, called) => {
  expect(e164Of(written)).toBe(called);
});

test.each([
  ['+998 90 123 45 67', true],
  ['998901234567', true],
  ['00998901234567', true],
  ['٠٠٩٩٨٩٠١٢٣٤٥٦٧', true],
  ['0664 123 45 67', false],
  ['000998901234567', false],
  ['12345', false],
  ['1234567890123456', false],
])('"%s" names its country: %s', (typed, isOne) => {
  expect(isPhone(typed)).toBe(isOne);
});
