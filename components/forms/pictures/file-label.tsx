import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** The label of a field for pictures, which serves as its button where script runs (account.css). */
export function FileLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="camera" className="needs-script size-5" />
      {children}
    </>
  );
}
