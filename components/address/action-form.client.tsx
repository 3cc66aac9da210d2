'use client';

import {
  createContext,
  type FormEventHandler,
  type HTMLInputTypeAttribute,
  type ReactNode,
  use,
  useActionState,
  useId,
} from 'react';
import type { FormState } from '@/lib/forms/form-action';

type Action = (state: FormState, posted: FormData) => Promise<FormState>;

const idle: FormState = { status: 'idle', fields: {}, form: [], values: {} };
const Posted = createContext({ state: idle, errors: {} as Record<string, string> });

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

interface ActionFieldProps {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'decimal' | 'email' | 'text';
  autoComplete?: string;
  value?: string;
}

/** A labelled field of an ActionForm with its error beside it. */
export function ActionField({ name, label, value = '', ...input }: ActionFieldProps) {
  const { state, errors } = use(Posted);
  const id = useId();
  const [error] = state.fields[name] ?? [];
  return (
    <p className="grid gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        required
        defaultValue={state.values[name] ?? value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="min-h-12 w-full rounded-control border border-edge bg-card px-3.5"
        {...input}
      />
      {error !== undefined && (
        <span id={`${id}-error`} role="alert" className="text-small text-paprika-ink">
          {errors[error] ?? error}
        </span>
      )}
    </p>
  );
}
