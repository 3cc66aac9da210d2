/** What is the tip that was chosen? */
import { expect, test } from 'vitest';
import { tipOf } from '@/lib/checkout/tips';
import { money } from '@/lib/money';

const goods = money(20_00, 'base');

test.each([
  ['', '', 0],
  ['10', '', 2_00],
  ['11', '', 0],
  ['other', '2,50', 2_50],
  ['other', '٣', 3_00],
  ['other', '99999', 10_000_00],
  ['other', '1,000', 0],
  ['other', '1e3', 0],
  ['other', '0x10', 0],
])('chosen %j, typed %j', (tip, ownTip, minor) => {
  expect(tipOf({ tip, ownTip }, goods)).toBe(minor);
});
