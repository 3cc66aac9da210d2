'use client';

import {
  createContext,
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { FormState } from '@/lib/forms/form-action';

type Action = (state: FormState, posted: FormData) => Promise<FormState>;

const idle: FormState = { status: 'idle', fields: {}, form: [], values: {} };
/** What came back, for the fields inside. */
export const Posted = createContext({ state: idle, errors: {} as Record<string, string> });

interface ActionFormProps {
  action: Action;
  /** The sentence of each message key that the action may refuse with. */
  errors?: Record<string, string>;
  /** Said when there is no connection; what was typed then stays, as it does with every refusal. */
  offline?: string;
  /** Shown in the form's place once it is done. */
  thanks?: ReactNode;
  className?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that posts to a server action, with and without script, and shows its refusals. */
export function ActionForm({ action, errors = {}, offline, thanks, className, onSubmit, children }: ActionFormProps) {
  const [posted, act] = useActionState(action, idle);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [isPending, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const state = answered ?? posted;

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
        setAnswered(await action(idle, data));
      } catch (error) {
        // A redirect travels as an error too; only a lost connection is one.
        if (error instanceof TypeError) return setAnswered({ ...idle, status: 'refused', form: [offline] });
        setAnswered(null);
        form.current?.reset();
        throw error;
      }
    });
  };
  useEffect(() => {
    if (answered?.status === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answered]);

  if (state.status === 'done' && thanks) return <div role="status">{thanks}</div>;
  return (
    <form ref={form} action={act} onSubmit={submit} className={className} noValidate={state.status === 'refused'}>
      <Posted value={{ state, errors }}>{children}</Posted>
      {state.form.map(key => (
        <p key={key} role="alert" className="text-small text-paprika-ink">
          {errors[key] ?? key}
        </p>
      ))}
    </form>
  );
}
