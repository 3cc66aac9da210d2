/** Names the states of a refund. */
import type { getTranslations } from 'next-intl/server';
import type { Refund } from '@/lib/orders/parts/refund-schema';
import { refundState } from '@/lib/orders/refund-state';

type RefundWords = Awaited<ReturnType<typeof getTranslations<'refunds'>>>;

/** An unknown state is shown as the API sent it; one that cannot be read is said to be not known. */
export function stateWords(refund: Refund, t: RefundWords): string {
  const state = refundState(refund);
  return state === null ? refund.status.replaceAll('_', ' ') || t('state.untold') : t(`state.${state}`);
}
