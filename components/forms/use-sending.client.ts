/** How a form is sent where script runs: its fields stay as they are until the answer, and without a connection. */
import { type RefObject, useActionState, useState, useTransition } from 'react';
import { type Action, type FormState, untouched } from '@/lib/forms/form-state';

/** `form` is emptied once its action leads on: the next page may be this one, with what is kept now. */
export function useSending(action: Action, typed = untouched.values, form?: RefObject<HTMLFormElement | null>) {
  const [posted, act] = useActionState(action, { ...untouched, values: typed });
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [isPending, start] = useTransition();

  /**
   * React empties the fields after an action of its own, and an action that never arrives would take the page away.
   * Without a sentence for a lost connection the form stays as it was.
   */
  const send = (data: FormData, offline?: string) =>
    start(async () => {
      try {
        setAnswered(await action(untouched, data));
      } catch (error) {
        // A redirect travels as an error too; only a lost connection is one.
        if (error instanceof TypeError) {
          if (offline) setAnswered({ ...untouched, status: 'refused', form: [offline] });
          return;
        }
        setAnswered(untouched);
        form?.current?.reset();
        throw error;
      }
    });

  return { state: answered ?? posted, act, send, isPending };
}
