import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface ToggletipProps {
  /** What it explains, as the name of its button. */
  label: string;
  children: ReactNode;
}

/** An explanation behind a small button: the browser's own <details>, by finger, key and mouse (docs/decisions/068). */
export function Toggletip({ label, children }: ToggletipProps) {
  return (
    <details data-slot="toggletip">
      {/* No ground of its own when it is pointed at: its 44 px lie over the word before. */}
      <summary aria-label={label} className="hover:bg-transparent">
        <Icon name="info" />
      </summary>
      <small>{children}</small>
    </details>
  );
}
