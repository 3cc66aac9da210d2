/** Which codes can be typed at the checkout? Three that are good, and one for each reason to refuse. */
import type { SeedCoupon } from './types.ts';

export const coupons: SeedCoupon[] = [
  { name: 'WELCOME10', type: 'percent', price: 10, quantity: 100_000, endsInDays: 3650 },
  { name: 'MINUS3', type: 'fix', price: 3, quantity: 100_000, endsInDays: 3650 },
  { name: 'HALFTHEWAY', type: 'percent', reduces: 'delivery_fee', price: 50, quantity: 100_000, endsInDays: 3650 },
  { name: 'EXPIRED', type: 'percent', price: 20, quantity: 100, endsInDays: -1 },
  { name: 'AUTUMN15', type: 'percent', price: 15, quantity: 400, endsInDays: -10 },
  { name: 'USEDUP', type: 'fix', price: 5, quantity: 0, endsInDays: 3650 },
];
