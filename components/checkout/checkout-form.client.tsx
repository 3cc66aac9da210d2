'use client';

import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Pressed, PressedContext } from '@/components/checkout/pressed.client';
import { AnswerToast } from '@/components/forms/answer-toast.client';
import { FormContext } from '@/components/forms/form-context.client';
import { errorPlaces } from '@/components/forms/invalid-control.client';
import { useSending } from '@/components/forms/use-sending.client';
import type { Action } from '@/lib/forms/form-state';

/** Milliseconds after the last key until the draft is saved while the field has the focus. */
const typingRest = 900;

interface CheckoutFormProps {
  action: Action;
  /** The sentence for when no answer came. */
  offline: string;
  children: ReactNode;
}

/** The checkout's one form. With script every change is saved and the total updated; without, it is a plain POST. */
export function CheckoutForm({ action, offline, children }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, act, send, isPending, refused } = useSending(action);
  const [pressed, setPressed] = useState<Pressed>('nothing');
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopWaiting = () => {
    clearTimeout(typing.current);
    typing.current = undefined;
  };
  const keep = (what: Pressed, filled: FormData) => {
    stopWaiting();
    setPressed(what);
    send(filled, what === 'order' ? offline : undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isOrder = submitter?.getAttribute('value') === 'order';
    // An order waits for the total that its button shows, also one that was refused; any other press waits only for an
    // order.
    if (isPending && (isOrder ? pressed !== 'typing' : pressed === 'order')) return;
    keep(isOrder ? 'order' : 'choice', new FormData(event.currentTarget, submitter));
  };
  const keepAll = (what: Pressed) => form.current && keep(what, new FormData(form.current));
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    stopWaiting();
    // The answer to a draft would replace the order's answer. What is changed now is sent by the next change or press.
    if (isPending && pressed === 'order') return;
    const isTyped =
      target instanceof HTMLInputElement ? !/radio|checkbox/.test(target.type) : target instanceof HTMLTextAreaElement;
    if (isTyped) typing.current = setTimeout(keepAll, typingRest, 'typing');
    else keepAll('choice');
  };
  // Leaving a field may mean leaving the page by a link. A button of the form sends the typed text itself.
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (typing.current !== undefined && !(relatedTarget instanceof HTMLButtonElement)) keepAll('typing');
  };

  useEffect(() => {
    if (state.status !== 'refused') return;
    const wrong = form.current?.querySelectorAll<HTMLElement>(errorPlaces);
    for (const place of wrong ?? []) place.closest('details')?.setAttribute('open', '');
    wrong?.[0]?.focus();
  }, [state]);

  // The draft contains what was typed; another address gets new fields.
  const shown = { ...state, values: {} };
  return (
    <form ref={form} action={act} onSubmit={submit} onChange={change} onBlur={blur} className="checkout" noValidate>
      <FormContext value={shown}>
        <PressedContext value={isPending ? pressed : 'nothing'}>{children}</PressedContext>
      </FormContext>
      {refused.length > 0 && <AnswerToast sentences={refused} />}
    </form>
  );
}
