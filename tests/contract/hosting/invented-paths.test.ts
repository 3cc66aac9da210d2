/** Inner paths that nobody links to: what a visitor can invent is refused, and is not kept. */
import { beforeEach, describe, expect, test } from 'vitest';
import { gone, refuseInventedMarket } from '@/lib/gone';
import { listCurrencies } from '@/lib/market/currencies';
import { pageMarket } from '@/lib/market/market';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { market } from '../../unit/stubs/next-root-params.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

openStorefront();

beforeEach(async () => {
  await freshBrowser();
  Object.assign(market, { locale: 'en', currency: 'base' });
});

/** Where the page leads; null when it is shown. */
async function leadsTo(render: () => Promise<unknown>): Promise<string | null> {
  try {
    await render();
    return null;
  } catch (error) {
    return String((error as { digest?: string }).digest).split(';')[2] ?? '';
  }
}

function isKept(): boolean {
  return ![...kept.keys()].some(key => key.includes('not-kept'));
}

describe('the root layout', () => {
  test.each([
    ['api', 'base'],
    ['_next', 'static'],
    ['zz', 'base'],
    ['de', 'zzz'],
    ['de', '0'],
    ['de', '1234567'],
  ])('refuses /%s/%s', async (locale, currency) => {
    Object.assign(market, { locale, currency });
    expect(await leadsTo(refuseInventedMarket)).toBe(locale === 'de' ? '/de/gone' : '/gone');
    expect(isKept()).toBe(false);
  });

  test('keeps the pages of every currency that the marketplace has', async () => {
    const ids = (await listCurrencies('en')).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    for (const currency of ['base', ...ids]) {
      market.currency = currency;
      expect(await leadsTo(refuseInventedMarket)).toBeNull();
    }
    expect(isKept()).toBe(true);
  });

  test('shows an unknown currency in the default one, and does not keep it', async () => {
    market.currency = '999999';
    expect(await leadsTo(refuseInventedMarket)).toBeNull();
    expect(await pageMarket()).toEqual({ locale: 'en', currency: 'base' });
    expect(isKept()).toBe(false);
  });

  test('trusts the number while the currencies are not known', async () => {
    await sandbox.fails('status', 'rest/currencies', { status: 500 });
    market.currency = '999999';
    expect(await leadsTo(refuseInventedMarket)).toBeNull();
    expect((await pageMarket()).currency).toBe('999999');
    forgetConsole();
  });
});

test('a page whose subject is gone is not kept', async () => {
  market.locale = 'ar';
  expect(await leadsTo(gone)).toBe('/ar/gone');
  expect(isKept()).toBe(false);
});
