import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

/** Pages of one kind side by side, as links (docs/decisions/068): each has a path, and all work without script. */
export function Tabs({ label, ...nav }: { label: string } & Omit<ComponentProps<'nav'>, 'aria-label'>) {
  return <nav aria-label={label} className="tabs" {...nav} />;
}

export function Tab({ isCurrent, ...link }: { isCurrent: boolean } & ComponentProps<typeof Link>) {
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
