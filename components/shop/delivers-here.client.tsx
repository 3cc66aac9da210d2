'use client';

import { useEffect, useReducer, useState } from 'react';
import { addressChangedEvent } from '@/lib/addresses/address-changed.client';
import type { Locale } from '@/lib/i18n/locales';
import type { DoorAnswer } from '@/lib/shops/door-price/door-price';
import { farSheetId } from '@/lib/shops/far-sheet';

interface DeliversHereProps {
  shopId: string;
  locale: Locale;
}

/**
 * Shows whether the shop delivers to the chosen address, and for how much. A kept page cannot know, so this asks the
 * server once a place is chosen, and again when it changes.
 */
export function DeliversHere({ shopId, locale }: DeliversHereProps) {
  const [answer, say] = useState<DoorAnswer | null>(null);
  const [changes, change] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    addEventListener(addressChangedEvent, change);
    return () => removeEventListener(addressChangedEvent, change);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has its own answer.
  useEffect(() => {
    if (document.documentElement.dataset.place === undefined) return;
    const abort = new AbortController();
    import('@/components/shop/door-price.client')
      .then(({ showDoorPrice }) => showDoorPrice({ shopId, locale, signal: abort.signal, say }))
      .catch(() => {
        // The customer is leaving the page, or there is no connection: the link to choose an address stays.
      });
    return () => {
      abort.abort();
      // This style sheet of /api/delivers was for the previous address.
      document.getElementById(farSheetId)?.remove();
      say(null);
    };
  }, [shopId, locale, changes]);

  return (
    <span role="status" data-answer={answer?.delivers}>
      {answer?.text}
      {answer?.delivers === 'no' && <link rel="stylesheet" href={`/api/delivers?style&shop=${shopId}`} />}
    </span>
  );
}
