/** The message about the last press on the cart. */
import { useEffect, useRef, useState } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import type { ToastMessage } from '@/components/ui/toast/toast-message';
import type { CartResponse } from '@/lib/cart/response/types';

/** The message, and how to dismiss it. `offline`: the sentence for when the server cannot be reached. */
export function useCartMessage(offline: string) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const latest = useRef<unknown>(null);

  useEffect(
    () =>
      cartStore.subscribe(() => {
        const { answer, isLost, isSaving } = cartStore.get();
        const current = isLost ? { text: offline, isError: true } : answer?.message;
        if (isSaving || !current || current === latest.current) return;
        latest.current = current;
        const tone = isLost ? 'error' : toneOf(current);
        // A success is only read out, so it names the button that undoes the change; others see that button.
        const undo = tone === 'success' && answer?.canUndo ? answer.words?.undo : undefined;
        setMessage({ tone, text: undo === undefined ? current.text : `${current.text} ${undo}` });
      }),
    [offline],
  );

  return [message, setMessage] as const;
}

function toneOf({ isError, isAsked }: NonNullable<CartResponse['message']>): ToastMessage['tone'] {
  if (isAsked) return 'info';
  return isError ? 'warning' : 'success';
}
