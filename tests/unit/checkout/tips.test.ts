/** What is the tip that was chosen? */
import { expect, test, vi } from 'vitest';
import * as revisions from '@/lib/api/revision';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import { exactTip, isTip, offersTips, tipChoices, tipOf, withTipIn } from '@/lib/checkout/tips';
import * as currencies from '@/lib/market/currencies';
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
  ['11', '', 'checkout.tipChoice'],
  ['', '', 'checkout.tipChoice'],
])('what a press pays at once, chosen %j, typed %j: %j', (tip, ownTip, expected) => {
  expect(exactTip({ tip, ownTip }, goods)).toBe(expected);
});

test.each([
  ['R1', {}, false],
  ['R1', { tips: '0' }, false],
  ['R1', { tips: '1' }, true],
  ['R2', {}, true],
])('the second revision takes tips, the first where its operator says so: %s, %j', (revision, settings, isOffered) => {
  vi.spyOn(revisions, 'isSecondRevision').mockReturnValue(revision === 'R2');
  expect(offersTips(settings)).toBe(isOffered);
});

test.each([
  ['of the page’s currency stays as it was typed', '2', '1,50', '1,50'],
  ['whose currency is not said too', '', '1,50', '1,50'],
  ['of another currency is worth the same', '3', '1,50', '3.75'],
  ['that is no amount stays for the customer to correct', '3', 'much', 'much'],
])('a typed tip %s', async (_, tipCurrency, ownTip, expected) => {
  const rates: Record<string, number> = { 2: 5, 3: 2 };
  vi.spyOn(currencies, 'findRate').mockImplementation(async (_, id) => rates[id] ?? 1);
  const draft = await withTipIn({ ...emptyDraft, tip: 'other', ownTip, tipCurrency }, { locale: 'en', currency: '2' });
  expect(draft).toMatchObject({ tip: 'other', ownTip: expected, tipCurrency: '2' });
});
