'use client';

import { useSyncExternalStore } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { tellQuietLineHeight } from '@/components/ui/quiet-line.client';
import { fillWords } from '@/lib/i18n/fill-words';
import { dateFormat, isEverywhere } from '@/lib/i18n/formats';

interface OfflineLineProps {
  /** The sentence with `{time}`, and the one for when changes of the cart are waiting. */
  words: { offline: string; unsent: string };
  /** When the page was up to date, in milliseconds. */
  time: number;
}

/** Says that there is no connection, how old the page is, and whether changes are waiting. */
export function OfflineLine({ words, time }: OfflineLineProps) {
  const { isSaving } = useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.get);
  return (
    <div ref={tellQuietLineHeight} role="status" className="quiet-line" data-tone="warning">
      <p>{fillWords(words.offline, { time: written(time) })}</p>
      {isSaving && <p>{words.unsent}</p>}
    </div>
  );
}

/** A date is written in figures where not every browser has the language's words: Chrome would take English ones. */
function written(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  const { lang } = document.documentElement;
  const isKnown = isEverywhere(lang);
  const dateStyle = isKnown ? 'medium' : 'short';
  const style: Intl.DateTimeFormatOptions = { timeStyle: 'short', ...(isToday ? {} : { dateStyle }) };
  return dateFormat(isKnown ? lang : 'sv-SE', style).format(time);
}
