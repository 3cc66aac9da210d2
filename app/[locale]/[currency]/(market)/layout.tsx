import type { ReactNode } from 'react';
import { SoftNavigation } from '@/components/shell/soft-navigation.client';

export default function MarketLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SoftNavigation />
    </>
  );
}
