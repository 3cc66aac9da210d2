'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { AccountFactsProps } from '@/components/account/account-facts.client';
import { readCookie } from '@/lib/cookies.client';
import { parseMe } from '@/lib/session/me';

/** The menus that show who is signed in and what is unread, and the buttons that open them. */
const menus = '[popovertarget=account],[popovertarget=menu],#account,#menu';

/** Loads what the customer's menus show as soon as somebody points at one of them or opens it. */
export function AccountName({ admin }: AccountFactsProps) {
  const [isSignedIn, setSignedIn] = useState(false);
  const [Facts, setFacts] = useState<ComponentType<AccountFactsProps> | null>(null);

  useEffect(() => {
    // Signing in turned the page without a new document, so the view script has not run since.
    if (!parseMe(readCookie('me')).isSignedIn) return;
    document.documentElement.dataset.signed = '';
    setSignedIn(true);
    const read = ({ target }: Event) => {
      if (target instanceof Element && target.closest(menus))
        import('@/components/account/account-facts.client').then(({ AccountFacts }) => setFacts(() => AccountFacts));
    };
    // `beforetoggle` does not bubble, so it is listened to in the capture phase.
    const intents = ['pointerover', 'focusin', 'beforetoggle'];
    for (const intent of intents) document.addEventListener(intent, read, true);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, read, true);
    };
  }, []);

  // Reserves its space, so that the links below do not move.
  return isSignedIn && <div className="account-name">{Facts !== null && <Facts admin={admin} />}</div>;
}
