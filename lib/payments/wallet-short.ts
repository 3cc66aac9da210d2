import type { Failure } from '@/lib/api/client';

/** Whether the API refused for lack of money: there is no wallet, or its balance is too low (docs/api.md 1.7). */
export function isWalletShort(failure: Failure): boolean {
  return failure.why === 'refused' && ['ERROR_108', 'ERROR_109'].includes(failure.code);
}
