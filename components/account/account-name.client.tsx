'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { AccountFactsProps } from '@/components/account/account-facts.client';
import { meCookie, parseMe } from '@/lib/session/me';

/** The menus that say who is signed in and what is unread, and the buttons that open them. */
const menus = '[popovertarget=account],[popovertarget=menu],#account,#menu';

/** Reads what the customer's menus say as soon as somebody points at one of them, or opens it. */
export function AccountName({ admin }: AccountFactsProps) {
  const [isSignedIn, setSignedIn] = useState(false);
  const [Facts, setFacts] = useState<ComponentType<AccountFactsProps> | null>(null);

  useEffect(() => {
    // Signing in turned the page without a new document, so the view script has not seen it.
    const [, cookie] = new RegExp(`(?:^|; )${meCookie}=([^;]*)`).exec(document.cookie) ?? [];
    if (!parseMe(cookie).isSignedIn) return;
    document.documentElement.dataset.signed = '';
    setSignedIn(true);
    const read = ({ target }: Event) => {
      if (target instanceof Element && target.closest(menus))
        import('@/components/account/account-facts.client').then(({ AccountFacts }) => setFacts(() => AccountFacts));
    };
    document.addEventListener('pointerover', read);
    // However it is opened; it does not bubble.
    document.addEventListener('beforetoggle', read, true);
    return () => {
      document.removeEventListener('pointerover', read);
      document.removeEventListener('beforetoggle', read, true);
    };
  }, []);

  // Its place is kept, so that the links below it stay where they are.
  return isSignedIn && <div className="account-name">{Facts !== null && <Facts admin={admin} />}</div>;
}
