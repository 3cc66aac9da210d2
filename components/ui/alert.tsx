/** A sentence set apart from its page: a result or an obstacle. The tone tells how serious it is. */
import type { ComponentProps } from 'react';

export type AlertTone = 'success' | 'warning' | 'error' | 'info';

/** The caller decides by `role` whether it is read out at once. */
export function Alert({ tone = 'info', ...alert }: { tone?: AlertTone } & ComponentProps<'div'>) {
  return <div data-slot="alert" data-tone={tone} {...alert} />;
}
