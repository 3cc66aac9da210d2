/** When does an order's delivery slot begin? */

import { marketTime } from '../clock.ts';

/** "2026-11-21" and "18:30" (or "18:30 - 19:00") of the market's own clock; null when either is missing. */
export function slotOf(order: { delivery_date: string | null; delivery_time: string | null }): Date | null {
  const time = /^\d{1,2}:\d{2}/.exec(order.delivery_time ?? '')?.[0];
  if (!order.delivery_date || !time) return null;
  const asUtc = new Date(`${order.delivery_date}T${time.padStart(5, '0')}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  const there = new Date(`${marketTime(asUtc).replace(' ', 'T')}Z`);
  return new Date(asUtc.getTime() - (there.getTime() - asUtc.getTime()));
}
