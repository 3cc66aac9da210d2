import { expect, test, vi } from 'vitest';
import { stepsAboveList, stepsAbovePage } from '@/components/shell/page-turn/steps-back.client';
import { turnPage } from '@/components/ui/page-turn/turn-page.client';

const site = 'https://market.example';
const menu = '/en/restaurant/5';

/** In a history of these pages, of which the last is shown; one more can be gone forward to. */
function visit(...pages: (string | null)[]) {
  const entries = [...pages, '/en/cart'].map(page => ({ url: page && site + page }));
  vi.stubGlobal('window', { navigation: { entries: () => entries, currentEntry: { index: pages.length - 1 } } });
  vi.stubGlobal('location', { href: `${site}${pages.at(-1)}` });
}

function steps(list: string, ...pages: (string | null)[]) {
  visit(...pages);
  return stepsAboveList(site + list);
}

test('a dish is one step above its menu, wherever in the menu it was opened', () => {
  expect(steps(menu, '/en/', menu, `${menu}?product=a`)).toBe(1);
  expect(steps(menu, '/en/', `${menu}#section-3`, `${menu}?product=a`)).toBe(1);
});

test('a list of some products is another list than the menu', () => {
  const list = '/en/shop/9?section=4&sort=cheapest';
  expect(steps(list, list, `${list}&product=a`)).toBe(1);
  expect(steps(list, '/en/shop/9', `${list}&product=a`)).toBeUndefined();
});

test('dishes that were opened from one another, and overlays above them, are closed with the last', () => {
  expect(steps(menu, menu, `${menu}?product=a`, `${menu}?product=a`, `${menu}?product=b`)).toBe(3);
});

test('with another page between, or below, there is no way back to the list', () => {
  expect(steps(menu, menu, '/en/cart', `${menu}?product=a`)).toBeUndefined();
  expect(steps(menu, '/en/restaurant/6?product=a', `${menu}?product=a`)).toBeUndefined();
  expect(steps(menu, null, `${menu}?product=a`)).toBeUndefined();
  expect(steps(menu, `${menu}?product=a`)).toBeUndefined();
});

test('a page is one step above the page before it, and one more above each of its places', () => {
  const back = (...pages: (string | null)[]) => {
    visit(...pages);
    return stepsAbovePage();
  };
  expect(back('/en/cart', '/en/checkout')).toBe(1);
  expect(back('/en/cart', '/en/checkout', '/en/checkout#where', '/en/checkout#pay')).toBe(3);
  expect(back(null, '/en/checkout')).toBe(1);
  expect(back('/en/checkout', '/en/checkout#where')).toBeUndefined();
});

test('a browser without the history’s entries knows what lies below the page that was turned to last', () => {
  const comesFrom = (from: string, to: string) => {
    vi.stubGlobal('location', { href: site + from, pathname: from, search: '', hash: '' });
    turnPage({ push: () => {}, replace: () => {} } as never, to, { scroll: false });
    vi.stubGlobal('location', { href: site + to });
    return stepsAboveList(site + menu);
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('history', { state: null });
  expect(comesFrom(menu, `${menu}?product=a`)).toBe(1);
  expect(comesFrom(`${menu}?section=3`, `${menu}?product=a`)).toBeUndefined();
  expect(comesFrom(`${menu}?product=a`, `${menu}?product=b`), 'what lies below the first is not known').toBeUndefined();
  expect(comesFrom(menu, `${menu}?product=a`)).toBe(1);
  vi.stubGlobal('history', { state: { overlay: 2 } });
  expect(stepsAboveList(site + menu), 'below the overlays that are open').toBe(3);
  vi.stubGlobal('location', { href: `${site}${menu}?product=b` });
  expect(stepsAboveList(site + menu), 'another page than the last').toBeUndefined();
});
