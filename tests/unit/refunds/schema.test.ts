/** Refunds of a list as the API sends them. */
import { expect, test } from 'vitest';
import { pageEnvelope } from '@/lib/api/envelopes';
import { listedRefundSchema } from '@/lib/refunds/schema';
import { expectConsole } from '../stubs/console.ts';

test('one of no state and no order cannot be read: nothing could be said of it', () => {
  const meta = { current_page: 1, last_page: 1, total: 3 };
  const refunds = [
    { id: 1, status: 'pending' },
    { id: 'rubbish', translation: 'none' },
    { id: 3, status: 'on_hold' },
  ];
  const { items, isPartial } = pageEnvelope(listedRefundSchema).parse({ data: refunds, meta });
  expect(items).toMatchObject([
    { id: '1', status: 'pending' },
    { id: '3', status: 'on_hold' },
  ]);
  expect(isPartial).toBe(true);
  expectConsole('warn', /dropped a list item/);
});
