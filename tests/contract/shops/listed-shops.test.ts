/**
 * R1 lists shops without what they charge (docs/api.md 6.2): cards say nothing of it then, and above all not that it is
 * free; the shop's own page says it.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import english from '../../../messages/en.json' with { type: 'json' };
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(openStorefront);
afterAll(() => sandbox.control('settings', { listed_shops: null }));
beforeEach(async () => {
  await freshBrowser();
  cookieJar.set('view', 'base_system_41290x69220');
});

/** Without their covers, whose badges tell what a shop gives away. */
async function cardsOf(path: string): Promise<string[]> {
  const cards = String(await opensPage(path)).match(/<article class="shop-card[\s\S]*?<\/article>/g) ?? [];
  return cards.map(card => card.replace(/<div class="shop-cover">[\s\S]*?<\/div>/, ''));
}

const saysFee = (card: string) => /\$\d|free/i.test(card);

test('R2 lists what they charge', async () => {
  expect((await cardsOf('/restaurants')).some(saysFee)).toBe(true);
});

test('lists that state no fee are sorted by none, and do not say that they are', async () => {
  const sorts = async () => {
    kept.clear();
    const page = String(await opensPage('/restaurants?sort=fee'));
    return { fee: page.includes(english.list.fee), distance: page.includes(english.list.distance) };
  };
  await sandbox.control('settings', { listed_shops: null });
  expect(await sorts()).toEqual({ fee: true, distance: true });
  await sandbox.control('settings', { listed_shops: 'R1' });
  expect(await sorts()).toEqual({ fee: false, distance: true });
});

test.each(['/', '/restaurants', '/restaurants?sort=fee', '/restaurants?sort=distance', '/shops'])(
  'cards of %s say no fee that nobody has told',
  async path => {
    await sandbox.control('settings', { listed_shops: 'R1' });
    kept.clear();
    const cards = await cardsOf(path);
    expect(cards.length).toBeGreaterThan(2);
    expect(cards.filter(saysFee)).toEqual([]);
    const [, own = ''] = /href="(\/(?:restaurant|shop)\/\d+)"/.exec(cards[0] ?? '') ?? [];
    expect(await opensPage(own)).toMatch(/\$\d/);
  },
);
