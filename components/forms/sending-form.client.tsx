'use client';

import { type FocusEvent, type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { AnswerToast } from '@/components/forms/answer-toast.client';
import type { Check } from '@/components/forms/conform-check.client';
import { FormContext, OpensHereContext } from '@/components/forms/form-context.client';
import { useEarlyPress } from '@/components/forms/use-early-press.client';
import { useOpensHere } from '@/components/forms/use-opens-here.client';
import { useSending } from '@/components/forms/use-sending.client';
import { ErrorAlert } from '@/components/ui/field';
import { usePart } from '@/components/ui/use-part.client';
import type { Action, FormState } from '@/lib/forms/form-state';

const loadCheck = () => import('@/components/forms/conform-check.client').then(({ ConformCheck }) => ConformCheck);

export interface SendingFormProps {
  form: RefObject<HTMLFormElement | null>;
  action: Action;
  /** The sentence for a lost connection. What was typed stays in the form, as after every refusal. */
  offline: string;
  /** What was typed before the customer had to sign in again. */
  typed?: FormState['values'] | undefined;
  /** What is wrong already when the page opens: field name to sentences. */
  wrong?: FormState['fields'] | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that is checked while it is filled in, and sent without leaving the page. */
export function SendingForm({ form, action, offline, typed, wrong, className, children }: SendingFormProps) {
  const { state, act, send, isWaiting, refused } = useSending(action, { typed, wrong, form });
  const { part: ConformCheck, warm, want } = usePart(loadCheck);
  const [check, setCheck] = useState<Check | null>(null);
  const shown = check?.shown ?? state;
  const opensHere = useOpensHere(state, wrong);

  // The form works without this part, so it is loaded only once somebody fills something in, or presses.
  const begin = ({ target }: FocusEvent) => {
    if (!target.matches('button, summary')) warm();
  };
  const refuse = useEarlyPress(form, check, want);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A button with an action of its own leaves the form as it is.
    if (submitter?.hasAttribute('formaction')) return;
    check?.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    // It leads to what the answer finds wrong.
    warm();
    if (!isWaiting) send(new FormData(event.currentTarget, submitter), offline);
  };

  return (
    <form
      ref={form}
      action={act}
      onSubmit={submit}
      onFocus={begin}
      onInvalidCapture={refuse}
      className={className}
      aria-busy={isWaiting}
      noValidate={state.status === 'refused'}
    >
      {ConformCheck && <ConformCheck {...{ form, state, offline, onCheck: setCheck }} />}
      <FormContext value={shown}>
        <OpensHereContext value={opensHere}>{children}</OpensHereContext>
      </FormContext>
      {shown.form.map(sentence => (
        <ErrorAlert key={sentence} autoFocus={opensHere}>
          {sentence}
        </ErrorAlert>
      ))}
      {refused.length > 0 && <AnswerToast sentences={refused} />}
    </form>
  );
}
