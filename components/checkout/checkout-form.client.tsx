'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { Answer, type Pressed } from '@/components/checkout/form-state.client';
import type { FormState } from '@/lib/forms/form-action';

const untouched: FormState = { status: 'idle', fields: {}, form: [], values: {} };

/** Milliseconds after the last letter until what was typed is kept. */
const typingRest = 900;

interface CheckoutFormProps {
  action: (state: FormState, posted: FormData) => Promise<FormState>;
  /** Said when the answer never came. */
  offline: string;
  children: ReactNode;
}

/** The one form of the checkout. Without script a plain POST; with it every change is kept and counted anew in place. */
export function CheckoutForm({ action, offline, children }: CheckoutFormProps) {
  const [posted, post] = useActionState(action, untouched);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [pressed, setPressed] = useState<Pressed>('nothing');
  const [isPending, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const state = answered ?? posted;

  const send = (what: Pressed, data: FormData) => {
    clearTimeout(typing.current);
    setPressed(what);
    start(async () => {
      try {
        setAnswered(await action(untouched, data));
      } catch (error) {
        // A redirect travels as an error too; only a lost connection is one.
        if (!(error instanceof TypeError)) throw error;
        setAnswered(what === 'order' ? { ...untouched, status: 'refused', form: [offline] } : answered);
      }
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isOrder = submitter?.getAttribute('value') === 'order';
    if (isPending && pressed !== 'typing') return;
    send(isOrder ? 'order' : 'choice', new FormData(event.currentTarget, submitter));
  };
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(typing.current);
    const isTyped =
      target instanceof HTMLInputElement ? !/radio|checkbox/.test(target.type) : target instanceof HTMLTextAreaElement;
    const keep = () => form.current && send(isTyped ? 'typing' : 'choice', new FormData(form.current));
    if (isTyped) typing.current = setTimeout(keep, typingRest);
    else keep();
  };
  useEffect(() => {
    if (state.status !== 'refused') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-answer]')?.focus();
  }, [state]);

  return (
    <form ref={form} action={post} onSubmit={submit} onChange={change} className="checkout" noValidate>
      <Answer value={{ state, pressed: isPending ? pressed : 'nothing' }}>{children}</Answer>
    </form>
  );
}
