import { expect, test } from 'vitest';
import { chatPathWith, desk, isPartner } from '@/lib/chat/partner';

test.each([
  ['admin', true],
  ['12', true],
  ['0', false],
  ['', false],
  ['seller', false],
  ['12; drop', false],
])('a chat may be begun with %j: %s', (partner, may) => {
  expect(isPartner(partner)).toBe(may);
});

test('the way to a chat says with whom, and about which order', () => {
  expect(chatPathWith(desk)).toBe('/chat/new?with=admin');
  expect(chatPathWith('5', '1003')).toBe('/chat/new?with=5&order=1003');
});
