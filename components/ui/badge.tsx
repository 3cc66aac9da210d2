/** A short fact on a coloured ground. */
import type { ComponentProps } from 'react';

export type BadgeTone = 'deal' | 'good' | 'late' | 'card';

/** No attribute without a tone, because a page carries every attribute twice: as markup and as data. */
export function Badge({ tone, ...badge }: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return <span data-slot="badge" {...(tone && { 'data-tone': tone })} {...badge} />;
}
