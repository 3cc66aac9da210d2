/** Sets the address from an island: by the plain form's action, but without leaving the page. */
import { useState, useTransition } from 'react';
import type { Choice } from '@/components/address/delivery-point.client';
import { chooseAddress } from '@/lib/addresses/actions';
import { addressChangedEvent } from '@/lib/addresses/address-changed.client';
import { untouched } from '@/lib/forms/form-state';

/** `back` is the path to go to afterwards; this page by default. */
export function useChooseAddress(back?: string) {
  const [isPending, start] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  const choose = (choice: Choice | Promise<Choice>) =>
    start(async () => {
      const { text, point, by } = await choice;
      const posted = new FormData();
      posted.set('text', text);
      posted.set('latitude', String(point.latitude));
      posted.set('longitude', String(point.longitude));
      posted.set('by', by);
      posted.set('returnTo', back ?? location.pathname + location.search);
      const isSet = await chooseAddress(untouched, posted).then(() => false, isRedirect);
      setFailed(!isSet);
      if (isSet) window.dispatchEvent(new Event(addressChangedEvent));
    });
  return { choose, isPending, hasFailed };
}

/** An action that redirects rejects with the framework's own error, after the router has taken over. */
function isRedirect(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT');
}
