/** Turns the failure of a payment, of an order or a tip, into the error of its form. */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import { isWalletShort } from '@/lib/payments/wallet-short';
import { requireSession } from '@/lib/session/session-ended';

/** Nothing was charged. `key`: a message key under `errors`. */
export type PaymentRefusal = { how: 'refused'; key: 'walletShort' | 'payRefused' | 'payOffline' };

/** @throws SessionEnded */
export function refusePayment(failure: Failure): PaymentRefusal {
  requireSession(failure);
  if (failure.why === 'offline') return { how: 'refused', key: 'payOffline' };
  return { how: 'refused', key: isWalletShort(failure) ? 'walletShort' : 'payRefused' };
}
