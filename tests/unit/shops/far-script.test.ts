/** Who waits for the answer whether a shop delivers: those who are far away, and nobody else. */
import { expect, test } from 'vitest';
import { farScript } from '@/lib/shops/far-script';

const tashkent = { latitude: 41.29, longitude: 69.22 };

function written(place: string | undefined, shop = tashkent): string {
  const texts: string[] = [];
  const run = new Function('document', farScript('5', shop, 'far-sheet'));
  run({ documentElement: { dataset: { place } }, write: (text: string) => texts.push(text) });
  return texts.join('');
}

test.each([
  ['no place is chosen', undefined],
  ['the place is the shop’s', '41290x69220'],
  ['it is seven kilometres to the north', '41353x69220'],
  ['it is seven kilometres to the east, where degrees are narrower', '41290x69304'],
  ['it is none', 'anywhere'],
])('nobody waits where %s', (_, place) => {
  expect(written(place)).toBe('');
});

test.each([
  ['nine kilometres to the north', '41371x69220'],
  ['nine kilometres to the east', '41290x69328'],
  ['another town, to the south and west', '-41290x-69220'],
])('the style sheet is linked where it is %s', (_, place) => {
  expect(written(place)).toBe('<link id="far-sheet" rel="stylesheet" href="/api/delivers?style&amp;shop=5">');
});

test('a shop in the south and west is found there', () => {
  const lima = { latitude: -12.05, longitude: -77.04 };
  expect(written('-12050x-77040', lima)).toBe('');
  expect(written('-12200x-77040', lima)).not.toBe('');
});
