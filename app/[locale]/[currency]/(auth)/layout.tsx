import type { ReactNode } from 'react';
import '@/app/focused.css';
import { SoftNavigation } from '@/components/shell/soft-navigation.client';

/** Pages of signing in (log in, register, welcome) have no header or footer (docs/behaviour.md 2). */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SoftNavigation />
    </>
  );
}
