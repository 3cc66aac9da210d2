/** A sentence that stands out of its page: what happened, what stands in the way. The tone says how grave it is. */
import type { ComponentProps } from 'react';

export type AlertTone = 'success' | 'warning' | 'error' | 'info';

/** Whether it is read out at once is the caller's to say, by `role`. */
export function Alert({ tone = 'info', ...alert }: { tone?: AlertTone } & ComponentProps<'div'>) {
  return <div data-slot="alert" data-tone={tone} {...alert} />;
}
