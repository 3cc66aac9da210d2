/**
 * Marks an order, in all processes, while a payment of it is under way, and for a while after a payment whose outcome
 * is not known: meanwhile no other payment is made or offered (docs/decisions/064).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mayStillRunFor } from '@/lib/api/client';
import { sharedStore } from '@/lib/stores/shared-store';

/** Seconds: a payment, and the look for it after a lost answer; either may take the API's time limit of 16 s. */
const paymentLasts = 45;

/** The mark's owner; null while another payment is open. */
export async function openPayment(orderId: string): Promise<string | null> {
  const owner = randomUUID();
  return (await sharedStore.claim(markOf(orderId), owner, paymentLasts)) ? owner : null;
}

export async function closePayment(orderId: string, owner: string): Promise<void> {
  await sharedStore.release(markOf(orderId), owner);
}

/** Keeps the payment open for a while, because its outcome is not known. */
export async function keepPaymentOpen(orderId: string, owner: string): Promise<void> {
  await sharedStore.set(markOf(orderId), owner, mayStillRunFor);
}

export async function isPaymentOpen(orderId: string): Promise<boolean> {
  return (await sharedStore.get(markOf(orderId))) !== null;
}

function markOf(orderId: string): string {
  return `payment ${orderId}`;
}
