'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { OnlineBar } from '@/components/online/online-bar.client';
import { PageTurn } from '@/components/shell/page-turn/page-turn.client';
import { useFocusAfterPress } from '@/components/shell/page-turn/use-focus-after-press.client';
import { useScriptsAhead } from '@/components/shell/page-turn/use-scripts-ahead.client';
import { useWarmLinks } from '@/components/shell/page-turn/use-warm-links.client';
import { watchCurrency } from '@/components/shell/watch-currency.client';
import { watchCustomer } from '@/components/shell/watch-customer.client';
import { keepTyped } from '@/components/typed/typed-inputs.client';

/**
 * Parts of page turns that are not needed in a page's first moments: prefetching a page, showing its outline while it
 * loads, the focus after a press, leaving a page whose customer has left or whose currency has changed, keeping what is
 * typed, and the message about a lost connection.
 * `pressed` is null while no link is pressed.
 */
export function LateNavigation({ pressed }: { pressed: HTMLAnchorElement | null }) {
  useWarmLinks(useRouter());
  useScriptsAhead();
  useFocusAfterPress();
  useEffect(watchCustomer, []);
  useEffect(watchCurrency, []);
  useEffect(keepTyped, []);
  return (
    <>
      {pressed !== null && <PageTurn link={pressed} />}
      <OnlineBar />
    </>
  );
}
