/** The light half of the kit: a form's action as a plain post, and the answer that the page came with. */
import { useActionState } from 'react';
import { type Action, untouched } from '@/lib/forms/form-state';

/** `typed`: what stood in the form before the customer had to sign in again. */
export function useFormAction(action: Action, typed = untouched.values) {
  return useActionState(action, { ...untouched, values: typed });
}
