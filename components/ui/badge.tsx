/** A fact of a few words on a ground of its own. */
import type { ComponentProps } from 'react';

export type BadgeTone = 'plain' | 'deal' | 'good' | 'late' | 'card';

export function Badge({ tone = 'plain', ...badge }: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return <span data-slot="badge" data-tone={tone} {...badge} />;
}
