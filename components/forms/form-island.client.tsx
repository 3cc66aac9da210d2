'use client';

import { type ComponentType, type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Check, ConformCheckProps } from '@/components/forms/conform-check.client';
import { FormContext } from '@/components/forms/form-context.client';
import { useSending } from '@/components/forms/use-sending.client';
import type { FieldRules } from '@/lib/forms/field-rules';
import type { Action, FormState } from '@/lib/forms/form-state';

export interface FormIslandProps {
  action: Action;
  /** What its fields have to be; null for a form that is only pressed. */
  rules: FieldRules | null;
  /** Said when there is no connection; what was typed then stays, as it does with every refusal. */
  offline: string;
  /** What was typed before the customer had to sign in again. */
  typed?: FormState['values'] | undefined;
  /** Shown in the form's place once it is done. */
  thanks?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function FormIsland({ action, rules, offline, typed, thanks, className, children }: FormIslandProps) {
  const id = useId();
  const { form, state, act, send, isPending } = useSending(action, typed);
  const [ConformCheck, setConformCheck] = useState<ComponentType<ConformCheckProps> | null>(null);
  const [check, setCheck] = useState<Check | null>(null);

  // The form works before it and without it, so it never comes with the page.
  const loadCheck = async () => {
    if (rules === null || ConformCheck !== null) return;
    const loaded = await import('@/components/forms/conform-check.client').catch(() => null);
    setConformCheck(() => loaded?.ConformCheck ?? null);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    check?.props.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isPending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(new FormData(event.currentTarget, submitter), {
      onAnswer: emptyPasswords,
      onLeave: form => form.reset(),
      offline,
    });
  };

  if (state.status === 'done' && thanks) return <div role="status">{thanks}</div>;
  const { '': formErrors = [], ...errors } = check?.errors ?? { ...state.fields, '': state.form };
  const context = { id, status: state.status, errors, formErrors, typed: state.values, rules: rules ?? {}, isPending };
  return (
    <form
      id={id}
      ref={form}
      action={act}
      onSubmit={submit}
      onFocus={loadCheck}
      onPointerDown={loadCheck}
      className={className}
      noValidate={check?.props.noValidate ?? state.status === 'refused'}
    >
      <FormContext value={context}>{children}</FormContext>
      {formErrors.map(sentence => (
        <p key={sentence} role="alert" className="text-small text-paprika-ink">
          {sentence}
        </p>
      ))}
      {ConformCheck !== null && <ConformCheck id={id} state={state} rules={rules ?? {}} onCheck={setCheck} />}
    </form>
  );
}

/** A password with which the whole form was refused is typed again, as it is without script. */
function emptyPasswords(form: HTMLFormElement, answer: FormState): void {
  if (answer.form.length === 0) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')) field.value = '';
}
