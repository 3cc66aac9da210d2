'use client';

import { getFormProps, parse, useForm } from '@conform-to/react';
import { type FormEvent, type RefObject, useId, useLayoutEffect, useMemo } from 'react';
import { brokenConstraints, leadToError } from '@/components/forms/filled-form.client';
import type { FormState } from '@/lib/forms/form-state';

export interface Check {
  /** The form's state with the errors that conform knows of. */
  shown: FormState;
  /** Prevents the event where something is not in order. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface ConformCheckProps {
  form: RefObject<HTMLFormElement | null>;
  state: FormState;
  /** What the form says of a lost connection. */
  offline: string;
  onCheck: (check: Check) => void;
}

/**
 * conform's half of a form, loaded when somebody begins to fill it in: says beside the fields what is not in order before
 * anything is sent, where the browser's own bubbles speak another language and vanish, and leads to the first of them.
 * Shows nothing itself.
 */
export function ConformCheck({ form, state, offline, onCheck }: ConformCheckProps) {
  const id = useId();
  const lastResult = useMemo(() => resultOf(state), [state]);
  const [metadata] = useForm({
    id,
    lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
    onValidate: ({ form, formData }) => parse(formData, { resolve: () => brokenConstraints(form) }),
  });
  const { allErrors } = metadata;
  const { onSubmit, noValidate = true } = getFormProps(metadata);
  useLayoutEffect(() => {
    // Not by the form's own props: it costs nothing more until somebody fills it in.
    form.current?.setAttribute('id', id);
    form.current?.toggleAttribute('novalidate', noValidate);
  });
  useLayoutEffect(() => {
    const { '': whole = [], ...fields } = allErrors;
    onCheck({ shown: { ...state, fields, form: whole }, onSubmit });
  }, [state, allErrors, onSubmit, onCheck]);
  useLayoutEffect(() => {
    if (form.current) leadToError(form.current, state, offline);
  }, [form, state, offline]);
  return null;
}

/** The server's answer in conform's words. */
function resultOf({ status, fields, form, values }: FormState) {
  if (status !== 'refused') return null;
  return { status: 'error' as const, initialValue: values, error: { ...fields, ...(form.length > 0 && { '': form }) } };
}
