'use client';

import { createContext, type FormEventHandler, type ReactNode, useActionState } from 'react';
import type { FormState } from '@/lib/forms/form-action';

type Action = (state: FormState, posted: FormData) => Promise<FormState>;

const idle: FormState = { status: 'idle', fields: {}, form: [], values: {} };
/** What came back, for the fields inside. */
export const Posted = createContext({ state: idle, errors: {} as Record<string, string> });

interface ActionFormProps {
  action: Action;
  /** The sentence of each message key that the action may refuse with. */
  errors?: Record<string, string>;
  /** Shown in the form's place once it is done. */
  thanks?: ReactNode;
  className?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that posts to a server action, with and without script, and shows its refusals. */
export function ActionForm({ action, errors = {}, thanks, className, onSubmit, children }: ActionFormProps) {
  const [state, act] = useActionState(action, idle);
  if (state.status === 'done' && thanks) return <div role="status">{thanks}</div>;
  return (
    <form action={act} onSubmit={onSubmit} className={className} noValidate={state.status === 'refused'}>
      <Posted value={{ state, errors }}>{children}</Posted>
      {state.form.map(key => (
        <p key={key} role="alert" className="text-small text-paprika-ink">
          {errors[key] ?? key}
        </p>
      ))}
    </form>
  );
}
