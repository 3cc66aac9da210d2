import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publicApi } from '@/lib/api/public';
import { getCurrencyCode, getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { currenciesSchema } from '@/lib/market/schema';

vi.mock('@/lib/api/public', () => ({ publicApi: vi.fn() }));

const wire = {
  data: [
    { id: 1, symbol: '$', title: 'USD', rate: 1, default: 1, position: 'before' },
    { id: 2, symbol: '€', title: 'EUR', rate: '0.9', position: 'after' },
    { id: 3, symbol: null, title: 'so‘m', rate: 12600 },
  ],
};

beforeEach(() => {
  vi.mocked(publicApi).mockResolvedValue({ ok: true, value: currenciesSchema.parse(wire) } as never);
});

const market = (currency: string) => ({ locale: 'en' as const, currency });

describe('an amount in the currency of the market', () => {
  test.each([
    [1000, 'base', '2', 900],
    [1000, 'base', '3', 12_600_000],
    [900, '2', 'base', 1000],
    [1000, 'base', 'base', 1000],
    [500, '3', '3', 500],
  ])('%i of %s in %s is %i', async (minor, from, to, amount) => {
    expect(await inMarketCurrency({ minor, currency: from }, market(to))).toEqual({ minor: amount, currency: to });
  });

  test('is a whole number of minor units', async () => {
    const { minor } = await inMarketCurrency({ minor: 333, currency: 'base' }, market('2'));
    expect(Number.isInteger(minor)).toBe(true);
  });
});

describe('how amounts are written', () => {
  test.each([
    ['base', { symbol: '$', position: 'before' }],
    ['2', { symbol: '€', position: 'after' }],
    ['3', { symbol: '$', position: 'after' }],
    ['9', { symbol: '$', position: 'before' }],
  ])('in %s', async (currency, style) => {
    expect(await getMoneyStyle(market(currency))).toMatchObject(style);
  });

  test('with "$" before the amount while the API is away', async () => {
    vi.mocked(publicApi).mockResolvedValue({ ok: false, why: 'offline' });
    expect(await getMoneyStyle(market('2'))).toEqual({ symbol: '$', position: 'before', language: 'en' });
  });
});

test('machines are told an ISO code', async () => {
  expect(await getCurrencyCode(market('2'))).toBe('EUR');
  expect(await getCurrencyCode(market('3'))).toBe('USD');
});
