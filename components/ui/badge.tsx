/** A short fact on a coloured ground. */
import type { ComponentProps } from 'react';

export type BadgeTone = 'deal' | 'good' | 'late' | 'card';

/**
 * Without a tone there is no attribute, because a page contains every attribute twice: in markup and in flight data.
 */
export function Badge({ tone, ...badge }: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return <span data-slot="badge" {...(tone && { 'data-tone': tone })} {...badge} />;
}
