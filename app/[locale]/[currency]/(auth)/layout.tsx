import type { ReactNode } from 'react';
import '@/app/focused.css';
import { SoftNavigation } from '@/components/shell/soft-navigation.client';

/** Pages at the door (log in, register, welcome) have no shell at all (docs/behaviour.md 2). */
export default function DoorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SoftNavigation />
    </>
  );
}
