/** An order as the API sends it, for tests that change one thing about it. */
import { envelope } from '@/lib/api/envelopes';
import { orderSchema } from '@/lib/orders/schema';

/** The example of docs/api.md 8.3, cut to what is ours. */
const wire = {
  id: 1042,
  total_price: 21.55,
  origin_price: 18.3,
  tax: 0.84,
  status: 'new',
  delivery_type: 'delivery',
  delivery_fee: 4.0,
  total_discount: 1.6,
  created_at: '2023-06-01 09:30:00Z',
  updated_at: '2023-06-01 09:35:00Z',
};

export function order(more: object = {}) {
  return envelope(orderSchema).parse({ data: { ...wire, ...more } });
}
