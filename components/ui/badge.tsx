/** A fact of a few words on a ground of its own. */
import type { ComponentProps } from 'react';

export type BadgeTone = 'deal' | 'good' | 'late' | 'card';

/** Plain without a tone; then nothing is said of it, because a page carries every attribute twice. */
export function Badge({ tone, ...badge }: { tone?: BadgeTone } & ComponentProps<'span'>) {
  return <span data-slot="badge" {...(tone && { 'data-tone': tone })} {...badge} />;
}
