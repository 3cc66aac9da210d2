import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { perCurrency } from '@/lib/api/money-schema';

test('a schema is built once for each currency, and invented ones are forgotten', () => {
  const build = vi.fn(amount => z.object({ price: amount }));
  const schema = perCurrency(build);
  expect(schema('2').parse({ price: 12.345 })).toEqual({ price: { minor: 1235, currency: '2' } });
  expect(schema('2')).toBe(schema('2'));
  expect(build).toHaveBeenCalledTimes(1);
  for (let invented = 1000; invented < 2000; invented += 1) schema(String(invented));
  schema('2');
  expect(build).toHaveBeenCalledTimes(1002);
});
