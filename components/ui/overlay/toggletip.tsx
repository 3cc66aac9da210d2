import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface ToggletipProps {
  /** What it explains, as the name of its button. */
  label: string;
  children: ReactNode;
}

/** An explanation behind a small button: a native <details>, for touch, keyboard and mouse (docs/decisions/068). */
export function Toggletip({ label, children }: ToggletipProps) {
  return (
    <details data-slot="toggletip">
      {/* No background on hover: its 44 px overlap the word before it. */}
      <summary aria-label={label} className="hover:bg-transparent print:hidden">
        <Icon name="info" />
      </summary>
      <small>{children}</small>
    </details>
  );
}
