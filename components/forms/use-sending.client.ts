/** How a form is sent where script runs: its fields stay as they are until the answer, and without a connection. */
import { useEffect, useRef, useState, useTransition } from 'react';
import { useFormAction } from '@/components/forms/use-form-action.client';
import { type Action, type FormState, untouched } from '@/lib/forms/form-state';

interface Answers {
  /** The server has answered on this page. */
  onAnswer?: (form: HTMLFormElement, answer: FormState) => void;
  /** It leads somewhere else, which may be this page anew. */
  onLeave?: (form: HTMLFormElement) => void;
  /** The sentence for a lost connection; null says nothing, and the form stays as it was. */
  offline: string | null;
}

export function useSending(action: Action, typed?: FormState['values']) {
  const [posted, act] = useFormAction(action, typed);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [isPending, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);

  // React empties the fields after an action of its own, and an action that never arrives would take the page away.
  const send = (data: FormData, { onAnswer, onLeave, offline }: Answers) =>
    start(async () => {
      try {
        const answer = await action(untouched, data);
        if (form.current) onAnswer?.(form.current, answer);
        setAnswered(answer);
      } catch (error) {
        // A redirect travels as an error too; only a lost connection is one.
        if (error instanceof TypeError) {
          if (offline !== null) setAnswered({ ...untouched, status: 'refused', form: [offline] });
          return;
        }
        if (onLeave) setAnswered(untouched);
        if (form.current) onLeave?.(form.current);
        throw error;
      }
    });
  useEffect(() => {
    if (answered?.status === 'refused') form.current?.querySelector<HTMLElement>(firstError)?.focus();
  }, [answered]);

  return { form, state: answered ?? posted, act, send, isPending };
}

/** A field that is wrong, or where none can be pointed at the sentence itself. */
const firstError = '[aria-invalid="true"], [data-error]';
