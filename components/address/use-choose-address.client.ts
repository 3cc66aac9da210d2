/** Sets the address from an island: by the plain form's own action, but without leaving the page. */
import { useState, useTransition } from 'react';
import type { Choice } from '@/components/address/delivery-point.client';
import { chooseAddress } from '@/lib/addresses/actions';
import { addressChangedEvent } from '@/lib/addresses/address-changed.client';
import { type Action, untouched } from '@/lib/forms/form-state';

/** For a point. `back` is the path to go to afterwards; this page by default. */
export function useChooseAddress(back?: string) {
  const { post, ...state } = usePostAddress(chooseAddress, back);
  const choose = (choice: Choice | Promise<Choice>) => post(Promise.resolve(choice).then(fieldsOf));
  return { choose, ...state };
}

/** For whatever the fields of that action name. */
export function usePostAddress(action: Action, back?: string) {
  const [isPending, start] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  const post = (fields: Record<string, string> | Promise<Record<string, string>>) =>
    start(async () => {
      const posted = new FormData();
      for (const [name, value] of Object.entries(await fields)) posted.set(name, value);
      posted.set('returnTo', back ?? location.pathname + location.search);
      const isSet = await action(untouched, posted).then(() => false, isRedirect);
      setFailed(!isSet);
      if (isSet) window.dispatchEvent(new Event(addressChangedEvent));
    });
  return { post, isPending, hasFailed };
}

function fieldsOf({ text, point, by }: Choice): Record<string, string> {
  return { text, latitude: String(point.latitude), longitude: String(point.longitude), by };
}

/** An action that redirects rejects with the framework's own error, after the router has taken over. */
function isRedirect(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT');
}
