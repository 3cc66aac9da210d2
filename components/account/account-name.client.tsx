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
    const waiting = new AbortController();
    const read = async ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(openers))) return;
      const { AccountFacts } = await import('@/components/account/account-facts.client');
      setFacts(() => AccountFacts);
      waiting.abort();
    };
    const options = { passive: true, capture: true, signal: waiting.signal };
    for (const name of ['pointerover', 'focusin', 'click']) document.addEventListener(name, read, options);
    return () => waiting.abort();
  }, []);

  // Its place is kept, so that the links below it stay where they are.
  return isSignedIn && <div className="account-name">{Facts !== null && <Facts admin={admin} />}</div>;
}
