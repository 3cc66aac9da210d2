/**
 * Sends a form where script runs. The fields stay as they are until the answer comes, and if the connection is lost.
 */
import { type RefObject, useActionState, useState, useTransition } from 'react';
import { type Action, type FormState, untouched } from '@/lib/forms/form-state';

/** Resets `form` once its action redirects: the next page may be this one, with the new stored values. */
export function useSending(action: Action, typed = untouched.values, form?: RefObject<HTMLFormElement | null>) {
  const [posted, act] = useActionState(action, { ...untouched, values: typed });
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [isPending, start] = useTransition();

  /**
   * Calls the action itself, because React would empty the fields after a form action, and one that never arrives would
   * replace the page. Without an `offline` sentence a lost connection leaves the form as it was.
   */
  const send = (data: FormData, offline?: string) =>
    start(async () => {
      try {
        setAnswered(await action(untouched, data));
      } catch (error) {
        // A redirect rejects too; only a TypeError means a lost connection.
        if (error instanceof TypeError) {
          if (offline) setAnswered({ ...untouched, status: 'refused', form: [offline] });
          return;
        }
        setAnswered(untouched);
        form?.current?.reset();
        throw error;
      }
    });

  // The answer to what script sent, not to a form that was posted before script came.
  const refused = !isPending && answered?.status === 'refused' ? answered.form : [];
  return { state: answered ?? posted, act, send, isPending, refused };
}
