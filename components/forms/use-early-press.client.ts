/** Says in the page's language what is missing in a form that is sent before its check is loaded. */
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { Check } from '@/components/forms/conform-check.client';

/**
 * Returns the handler of `invalid` events, which prevents the browser's own sentences: they are in the browser's
 * language, in a bubble that disappears. The form is sent again once the check is there to refuse it; if it cannot be
 * loaded, the server does. `want` loads it.
 */
export function useEarlyPress(
  form: RefObject<HTMLFormElement | null>,
  check: Check | null,
  want: () => Promise<boolean>,
) {
  const isEarly = useRef(false);
  useEffect(() => {
    if (!isEarly.current || check === null) return;
    isEarly.current = false;
    // A form that is complete by now is not sent without the button that was pressed.
    if (form.current?.matches(':invalid')) form.current.requestSubmit();
  }, [form, check]);
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: pressed } = event;
    // One event comes for each invalid field.
    if (isEarly.current) return;
    isEarly.current = true;
    // While the browser still tells which fields are invalid, it ignores that the form is sent again.
    await new Promise(resolve => setTimeout(resolve));
    if (await want()) return;
    isEarly.current = false;
    pressed.noValidate = true;
    pressed.requestSubmit();
  };
}
