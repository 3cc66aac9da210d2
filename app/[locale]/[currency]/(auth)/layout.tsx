import type { ReactNode } from 'react';
import '@/app/focused.css';
import { OnlineHost } from '@/components/online/online-host';
import { LanguageOffer } from '@/components/preferences/language-offer';
import { SoftNavigation } from '@/components/shell/page-turn/soft-navigation.client';

/** The pages of signing in (login, register, welcome) have neither header nor footer (docs/behaviour.md 2.2). */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LanguageOffer />
      {children}
      <OnlineHost />
      <SoftNavigation />
    </>
  );
}
