/** A fact of a few words on a ground of its own. */
import type { ComponentProps } from 'react';

export type BadgeTone = 'deal' | 'good' | 'late' | 'card';

export function Badge({ tone, ...badge }: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return <span data-slot="badge" data-tone={tone} {...badge} />;
}
