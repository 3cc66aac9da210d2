'use client';

import { createContext, type FormEventHandler, type ReactNode } from 'react';
import { type Action, idle, useSent } from '@/components/forms/use-submit.client';

/** What came back, for the fields inside. */
export const Posted = createContext({ state: idle, errors: {} as Record<string, string> });

interface ActionFormProps {
  action: Action;
  /** The sentence of each message key that the action may refuse with. */
  errors?: Record<string, string>;
  /** Said when there is no connection; what was typed then stays, as it does with every refusal. */
  offline?: string;
  /** What was typed before the customer had to sign in again. */
  typed?: Record<string, string>;
  /** Shown in the form's place once it is done. */
  thanks?: ReactNode;
  className?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that posts to a server action, with and without script, and shows its refusals. */
export function ActionForm(props: ActionFormProps) {
  const { action, errors = {}, offline, typed, thanks, className, onSubmit, children } = props;
  const { form, state, act, submit } = useSent(action, { offline, typed, onSubmit });
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
