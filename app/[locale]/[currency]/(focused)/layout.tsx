import type { ReactNode } from 'react';
import '@/app/focused.css';
import { SkipLink } from '@/components/shell/skip-link';
import { SoftNavigation } from '@/components/shell/soft-navigation.client';

/** Pages with one thing to do: each renders a <BackHeader> of its own, because it knows where back leads. */
export default function ErrandLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {children}
      <SoftNavigation />
    </>
  );
}
