/** Which orders have an invoice, and which bytes are one. */
import { expect, test } from 'vitest';
import { hasInvoice } from '@/lib/orders/invoice';
import { invoiceSchema } from '@/lib/orders/invoice-schema';
import { order } from './order.ts';

const paid = (status: string, tag = 'stripe') => ({ transaction: { status, payment_system: { id: 1, tag } } });

test.each([
  ['a paid one', { status: 'accepted', ...paid('paid') }, true],
  ['one that is paid in cash', { status: 'new', ...paid('progress', 'cash') }, true],
  ['one that came, whatever is known of its payment', { status: 'delivered', transaction: null }, true],
  ['one that waits for its payment', { status: 'new', ...paid('progress') }, false],
  ['one whose payment failed', { status: 'new', ...paid('rejected') }, false],
  ['a cancelled one whose money came back', { status: 'canceled', ...paid('refund') }, true],
  ['a cancelled one that was paid', { status: 'cancelled', ...paid('paid') }, true],
  ['a cancelled one that was to be paid in cash', { status: 'canceled', ...paid('progress', 'cash') }, false],
])('%s', (_, wire, expected) => {
  expect(hasInvoice(order(wire))).toBe(expected);
});

test.each([
  [Buffer.from('%PDF-1.4\n'), true],
  [Buffer.from('<html>%PDF-1.4'), false],
  [Buffer.from('%PD'), false],
  ['%PDF-1.4', false],
])('%o is a PDF: %s', (body, expected) => {
  expect(invoiceSchema.safeParse(body).success).toBe(expected);
});
