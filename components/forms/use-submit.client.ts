/** How a form is sent where script runs: its fields stay as they are until the answer, and without a connection. */
import {
  type FormEvent,
  type FormEventHandler,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { FormState } from '@/lib/forms/form-action';

export type Action = (state: FormState, posted: FormData) => Promise<FormState>;

export const idle: FormState = { status: 'idle', fields: {}, form: [], values: {} };

interface Sending {
  /** The sentence for a lost connection; without one the form is left to React. */
  offline: string | undefined;
  typed: Record<string, string> | undefined;
  onSubmit: FormEventHandler<HTMLFormElement> | undefined;
}

export function useSent(action: Action, { offline, typed = {}, onSubmit }: Sending) {
  const [posted, act] = useActionState(action, { ...idle, values: typed });
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [isPending, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);

  // React empties the fields after an action of its own, and an action that never arrives would take the page away.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (offline === undefined || event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    if (isPending) return;
    start(async () => {
      try {
        const answer = await action(idle, data);
        if (answer.form.length > 0) emptyPasswords(form.current);
        setAnswered(answer);
      } catch (error) {
        // A redirect travels as an error too; only a lost connection is one.
        if (error instanceof TypeError) return setAnswered({ ...idle, status: 'refused', form: [offline] });
        setAnswered(idle);
        form.current?.reset();
        throw error;
      }
    });
  };
  useEffect(() => {
    if (answered?.status === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answered]);

  return { form, state: answered ?? posted, act, submit };
}

/** A password with which the whole form was refused is typed again, as it is without script. */
function emptyPasswords(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]') ?? [])
    field.value = '';
}
