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
      <summary aria-label={label}>
        <Icon name="info" />
      </summary>
      <small>{children}</small>
    </details>
  );
}
