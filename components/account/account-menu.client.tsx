'use client';

import { useEffect, useState } from 'react';
import { AccountFacts } from '@/components/account/account-facts.client';

/** The menu, which shows who is signed in and what is unread, and the buttons that open it. */
const menu = '[popovertarget=menu],#menu';

/** Fills in what the customer's menu shows as soon as somebody points at it or opens it. */
export function AccountMenu() {
  const [isSought, setSought] = useState(false);

  useEffect(() => {
    const read = ({ target }: Event) => {
      if (target instanceof Element && target.closest(menu)) setSought(true);
    };
    // `beforetoggle` does not bubble, so it is listened to in the capture phase.
    const intents = ['pointerover', 'focusin', 'beforetoggle'];
    for (const intent of intents) document.addEventListener(intent, read, true);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, read, true);
    };
  }, []);

  return isSought && <AccountFacts />;
}
