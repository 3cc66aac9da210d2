'use client';

import '@/components/online/online.css';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cartStore } from '@/components/cart/cart-store.client';
import { watchConnection } from '@/components/online/connection.client';
import { CookiesLine } from '@/components/online/cookies-line.client';
import { forgetOrders } from '@/components/online/forget-orders.client';
import { carryPresses, doPressesWait, holdPresses, takeUpPresses } from '@/components/online/held-presses.client';
import { keepPage, timeOfKept } from '@/components/online/keep-page.client';
import { OfflineLine } from '@/components/online/offline-line.client';
import { LanguageOffer } from '@/components/preferences/language-offer.client';

/**
 * A line that says that there is no connection, how old the page is, and what is waiting; it disappears by itself.
 * While there is a connection it stores the page for when there is none, and says that the browser refuses cookies or
 * may offer a language.
 */
export function OnlineBar() {
  const pathname = usePathname();
  const router = useRouter();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [isOffline, setOffline] = useState(false);
  const [time, setTime] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is shown, and kept, on its own.
  useEffect(() => {
    setHost(document.getElementById('online'));
    setTime(before => (navigator.onLine || before === 0 ? (timeOfKept() ?? Date.now()) : before));
    forgetOrders();
    if (navigator.onLine) void keepPage();
  }, [pathname]);

  useEffect(() => {
    let release: (() => void) | null = null;
    const comeBack = async () => {
      const isOld = release !== null || timeOfKept() !== null;
      release?.();
      release = null;
      if (!isOld || isOrder()) return;
      // The page on the screen may be old: it is refreshed once all waiting changes are answered.
      await cartStore.settled();
      delete document.documentElement.dataset.kept;
      setTime(Date.now());
      router.refresh();
    };
    const stop = watchConnection(state => {
      setOffline(state === 'offline');
      if (state === 'unknown') return;
      if (state === 'offline') release ??= holdPresses();
      takeUpPresses();
      if (state === 'online') comeBack();
    }, doPressesWait);
    const endCarrying = carryPresses();
    // On a stored page it is not known yet whether they would arrive.
    if (timeOfKept() === null) takeUpPresses();
    return () => {
      stop();
      endCarrying();
      release?.();
    };
  }, [router]);

  if (host === null) return null;
  const { offline = '', unsent = '', page = '', cookies = '', close = '' } = host.dataset;
  if (isOffline && !isOrder()) return createPortal(<OfflineLine words={{ offline, unsent }} time={time} />, host);
  if (!navigator.cookieEnabled) return createPortal(<CookiesLine sentence={cookies} close={close} />, host);
  const isMarket = host.closest('.market') !== null;
  return isMarket && !isOffline ? createPortal(<LanguageOffer page={page} />, host) : null;
}

/** The page of an order says itself how old it is, and becomes new as soon as the marketplace tells of the order. */
function isOrder(): boolean {
  return document.querySelector('.order-kept') !== null;
}
