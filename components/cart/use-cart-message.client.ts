/**
 * Announces what the last change of the cart did. Problems become a toast; success shows in place, so it is only
 * announced.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import type { ToastMessage } from '@/components/ui/toast-message';

/** `offline`: the sentence for when the server was not reached. */
export function useCartMessage(offline: string) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const latest = useRef<unknown>(null);

  useEffect(
    () =>
      cartStore.subscribe(() => {
        const { answer, isLost, isSaving } = cartStore.get();
        const news = isLost ? { text: offline, isError: true } : (answer?.message ?? null);
        if (isSaving || news === null || news === latest.current) return;
        latest.current = news;
        const tone = isLost ? 'error' : news.isError ? 'warning' : 'success';
        setMessage(before =>
          before?.text === news.text ? before : { id: (before?.id ?? 0) + 1, tone, text: news.text },
        );
      }),
    [offline],
  );

  const forget = useCallback(() => setMessage(null), []);
  const isQuiet = message?.tone === 'success';
  return { quiet: isQuiet ? message.text : '', loud: message === null || isQuiet ? none : [message], forget };
}

const none: ToastMessage[] = [];
