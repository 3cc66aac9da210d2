/** What is the tip that was chosen? */
import { expect, test } from 'vitest';
import { exactTip, isTip, tipChoices, tipOf } from '@/lib/checkout/tips';
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

test.each([
  [20_90, [1_00, 2_10, 3_10]],
  [50, [10, 10, 10]],
])('of %i three tips are offered, in tenths of the unit: %j', (minor, tips) => {
  expect(tipChoices(money(minor, 'base')).map(choice => choice.minor)).toEqual(tips);
  expect(tipChoices(money(minor, 'base')).map(({ percent }) => percent)).toEqual([5, 10, 15]);
});

test.each([
  ['', true],
  ['٠', true],
  ['0,00', true],
  ['٠٫٠', true],
  ['2,50', true],
  ['1,000', false],
  ['much', false],
])('whether %j can be read as a tip: %s', (typed, can) => {
  expect(isTip(typed)).toBe(can);
});

test('where a unit is worth little, a tip of many is no mistake', () => {
  const soms = money(252_000_00, '3');
  expect(tipOf({ tip: 'other', ownTip: '50000' }, soms)).toBe(50_000_00);
  expect(tipOf({ tip: 'other', ownTip: '5000000' }, soms)).toBe(2_520_000_00);
});

test.each([
  ['15', '', 3_00],
  ['other', '2.50', 2_50],
  ['other', '10000', 10_000_00],
  ['other', '10000.01', 'wallet.tooMuch'],
  ['other', '', 'checkout.tip'],
  ['other', '0', 'checkout.tip'],
  ['other', '1,000', 'checkout.tip'],
  ['11', '', 'checkout.tip'],
  ['', '', 'checkout.tip'],
])('what a press pays at once, chosen %j, typed %j: %j', (tip, ownTip, expected) => {
  expect(exactTip({ tip, ownTip }, goods)).toBe(expected);
});
