/** Refunds of a list as the API sends them. */
import { expect, test } from 'vitest';
import { paged } from '@/lib/api/schema';
import { listedRefundSchema } from '@/lib/refunds/schema';
import { expectConsole } from '../stubs/console.ts';

test('one of no state cannot be read: it is neither under way nor answered', () => {
  const meta = { current_page: 1, last_page: 1, total: 3 };
  const refunds = [
    { id: 1, status: 'pending' },
    { id: 'rubbish', translation: 'none' },
    { id: 3, status: 'on_hold' },
  ];
  const { items, isPartial } = paged(listedRefundSchema).parse({ data: refunds, meta });
  expect(items).toMatchObject([
    { id: '1', status: 'pending' },
    { id: '3', status: 'on_hold' },
  ]);
  expect(isPartial).toBe(true);
  expectConsole('warn', /dropped a list item/);
});
