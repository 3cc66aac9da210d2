'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AccountFacts } from '@/components/account/account-facts.client';

/** The menus that show who is signed in and what is unread, and the buttons that open them. */
const menus = '[popovertarget=account],[popovertarget=menu],#account,#menu';

/** Fills in what the customer's menus show as soon as somebody points at one of them or opens it. */
export function AccountMenu() {
  const [isSought, setSought] = useState(false);

  useEffect(() => {
    const read = ({ target }: Event) => {
      if (target instanceof Element && target.closest(menus)) setSought(true);
    };
    // `beforetoggle` does not bubble, so it is listened to in the capture phase.
    const intents = ['pointerover', 'focusin', 'beforetoggle'];
    for (const intent of intents) document.addEventListener(intent, read, true);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, read, true);
    };
  }, []);

  const place = document.getElementById('account-facts');
  return isSought && place !== null && createPortal(<AccountFacts admin={place.dataset.admin ?? null} />, place);
}
