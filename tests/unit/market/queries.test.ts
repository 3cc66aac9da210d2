import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publicApi } from '@/lib/api/public';
import { findCurrencyCode, getClock, getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { currenciesSchema } from '@/lib/market/schema';
import { wallTime } from '@/lib/time';

vi.mock('@/lib/api/public', () => ({ publicApi: vi.fn() }));

const wire = {
  data: [
    { id: 1, symbol: '$', title: 'USD', rate: 1, default: 1, position: 'before' },
    { id: 2, symbol: '€', title: 'EUR', rate: '0.9', position: 'after' },
    { id: 3, symbol: null, title: 'so‘m', rate: 12600 },
    { id: 4, symbol: 'S', title: 'SUM', rate: 12600 },
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
    ['base', { symbol: '$', position: 'before', currency: '1' }],
    ['2', { symbol: '€', position: 'after', currency: '2' }],
    ['3', { symbol: '$', position: 'after', currency: '3' }],
    ['9', { symbol: '$', position: 'before', currency: '9' }],
  ])('in %s', async (currency, style) => {
    expect(await getMoneyStyle(market(currency))).toMatchObject(style);
  });

  test('with "$" before the amount while the API is away', async () => {
    vi.mocked(publicApi).mockResolvedValue({ ok: false, why: 'offline' });
    const style = { symbol: '$', position: 'before', language: 'en', currency: '2' };
    expect(await getMoneyStyle(market('2'))).toEqual(style);
  });
});

test('machines are told an ISO code, or none', async () => {
  expect(await findCurrencyCode(market('2'))).toBe('EUR');
  expect(await findCurrencyCode(market('3'))).toBeNull();
  expect(await findCurrencyCode(market('4')), 'three letters that are no currency').toBeNull();
  expect(await findCurrencyCode(market('9'))).toBeNull();
});

describe('the marketplace’s clock, as operators set it', () => {
  /** A Thursday, 15:12 in Greenwich. */
  const now = Date.UTC(2026, 10, 26, 15, 12, 44);

  test.each([
    ['a zone', 'Asia/Tashkent', '2026-11-26 20:12:40', '2026-11-26', 20 * 60 + 12],
    ['one whose clock is behind', 'Asia/Tashkent', '2026-11-26 20:02:44', '2026-11-26', 20 * 60 + 2],
    ['a zone that is none', 'GMT+5 (Tashkent)', '2026-11-26 20:12:44', '2026-11-26', 20 * 60 + 12],
    ['a zone that is none, past midnight', 'Nowhere/Else', '2026-11-27 01:12:44', '2026-11-27', 72],
    ['a time that nobody can read', 'Asia/Tashkent', '26/11/2026 08:12 PM', '2026-11-26', 20 * 60 + 12],
    ['neither', '', '', '2026-11-26', 15 * 60 + 12],
  ])('%s', async (_, timeZone, time, date, minutes) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = { data: { timeZone, time } };
    vi.mocked(publicApi).mockImplementation(
      async (_, { schema }) => ({ ok: true, value: schema.parse(answer) }) as never,
    );
    expect(wallTime(await getClock('en'))).toMatchObject({ date, minutes });
  });
});
