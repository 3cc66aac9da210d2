/**
 * Sends a form where script runs. The fields keep their values until the answer comes, and if the connection is lost.
 */
import { type RefObject, startTransition, useActionState, useState, useTransition } from 'react';
import { prepareActions } from '@/components/forms/action-requests.client';
import { type Action, type FormState, untouched } from '@/lib/forms/form-state';
import { isUnanswered } from '@/lib/forms/unanswered';

interface SendingProps {
  typed?: FormState['values'] | undefined;
  wrong?: FormState['fields'] | undefined;
  form?: RefObject<HTMLFormElement | null>;
}

/**
 * Begins with what was `typed` before, and with what is `wrong` already. Resets `form` once its action redirects: the
 * next page may be this one, with the new stored values. `isWaiting` ends when the answer has come, `isPending` when the
 * page shows everything that came with it.
 */
export function useSending(action: Action, { typed = untouched.values, wrong, form }: SendingProps = {}) {
  const before: FormState = { ...untouched, values: typed, ...(wrong && { status: 'refused', fields: wrong }) };
  // Without script a button with an action of its own answers the form with nothing.
  const [posted = before, act] = useActionState(action, before);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [unanswered, setUnanswered] = useState(0);
  const [isPending, start] = useTransition();
  const answerCame = () => setUnanswered(before => before - 1);

  /**
   * Calls the action itself, because React would empty the fields after a form action, and an action that never arrives
   * would replace the page. Without an `offline` sentence a lost connection leaves the form as it was.
   */
  const send = (filled: FormData, offline?: string) => {
    prepareActions();
    // With the next page it is gone.
    const sent = form?.current;
    setUnanswered(before => before + 1);
    start(async () => {
      try {
        const answer = await action(untouched, filled);
        setAnswered(answer);
        // A refusal that changed nothing may be sent again at once; otherwise the page first shows the answer.
        if (answer.status === 'refused') answerCame();
        else startTransition(answerCame);
      } catch (error) {
        // An action that redirects rejects too; Next's router needs that error.
        if (isUnanswered(error)) {
          if (offline) setAnswered({ ...untouched, status: 'refused', form: [offline] });
          return answerCame();
        }
        setAnswered(untouched);
        sent?.reset();
        // Once the next page is there.
        startTransition(answerCame);
        throw error;
      }
    });
  };

  // A transition stays pending until all others are done, and until then nobody would learn about the answer to a
  // press.
  const isWaiting = isPending && unanswered > 0;
  // The answer to what script has sent, not to a form that was posted before script ran.
  const refused = !isWaiting && answered?.status === 'refused' ? answered.form : [];
  return { state: answered ?? posted, act, send, isWaiting, isPending, refused };
}
