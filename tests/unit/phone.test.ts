import { expect, test } from 'vitest';
import { e164Of } from '@/lib/phone';

test.each([
  ['998901234567', '+998901234567'],
  ['+998 90 123-45-67', '+998901234567'],
  ['۹۹۸۹۰۱۲۳۴۵۶۷', '+998901234567'],
  ['none', ''],
  ['', ''],
])('"%s" is called as "%s"', (written, called) => {
  expect(e164Of(written)).toBe(called);
});
