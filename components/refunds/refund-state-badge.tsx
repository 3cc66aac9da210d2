import { getTranslations } from 'next-intl/server';
import { stateWords } from '@/components/refunds/refund-words';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-name';
import type { Refund } from '@/lib/orders/parts/refund-schema';
import { type RefundState, refundState } from '@/lib/orders/refund-state';

interface Look {
  icon: IconName;
  tone?: BadgeTone;
}

const looks: Record<RefundState, Look> = {
  pending: { icon: 'clock', tone: 'late' },
  approved: { icon: 'check', tone: 'good' },
  rejected: { icon: 'close' },
};
/** It cannot be read, and may be any of these. */
const untold: Look = { icon: 'info' };

/** The state of a refund, in a word and with an icon. */
export async function RefundStateBadge({ refund }: { refund: Refund }) {
  const t = await getTranslations('refunds');
  const { icon, tone } = refund.status === '' ? untold : looks[refundState(refund) ?? 'pending'];
  return (
    <Badge {...(tone && { tone })}>
      <Icon name={icon} className="size-4" />
      {stateWords(refund, t)}
    </Badge>
  );
}
