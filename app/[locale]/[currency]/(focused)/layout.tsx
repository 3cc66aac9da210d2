import type { ReactNode } from 'react';
import '@/app/focused.css';
import { OnlineHost } from '@/components/online/online-host';
import { LanguageOffer } from '@/components/preferences/language-offer';
import { SoftNavigation } from '@/components/shell/page-turn/soft-navigation.client';
import { SkipLink } from '@/components/shell/skip-link';

/** Frames the pages with one task. Each renders its own <BackHeader>, because it knows where back leads. */
export default function FocusedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LanguageOffer />
      {children}
      <OnlineHost />
      <SoftNavigation />
    </>
  );
}
