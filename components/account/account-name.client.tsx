'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { AccountFactsProps } from '@/components/account/account-facts.client';
import { meCookie, parseMe } from '@/lib/session/me';

/** The menus that say who is signed in and what is unread, by the buttons that open them. */
const openers = '[popovertarget=account],[popovertarget=menu]';

/** Reads what the customer's menus say as soon as somebody is about to open one of them. */
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
      if (target instanceof Element && target.closest(openers))
        import('@/components/account/account-facts.client').then(({ AccountFacts }) => setFacts(() => AccountFacts));
    };
    document.addEventListener('pointerover', read);
    document.addEventListener('focusin', read);
    return () => {
      document.removeEventListener('pointerover', read);
      document.removeEventListener('focusin', read);
    };
  }, []);

  // Its place is kept, so that the links below it stay where they are.
  return isSignedIn && <div className="account-name">{Facts !== null && <Facts admin={admin} />}</div>;
}
