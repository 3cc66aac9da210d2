/** Shown where a list or page is empty: an icon, what is missing, why, and what to do about it. */
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';

export function EmptyState(empty: ComponentProps<'section'>) {
  return <section data-slot="empty-state" {...empty} />;
}

/** The icon of what is missing, on a butter-coloured blot. */
export function EmptyStateMark({ name, className = '' }: ComponentProps<typeof Icon>) {
  return <Icon name={name} className={`empty-mark ${className}`} />;
}

/** What to do about it, side by side where there is room. */
export function EmptyStateActions(actions: ComponentProps<'p'>) {
  return <p data-slot="empty-state-actions" {...actions} />;
}
