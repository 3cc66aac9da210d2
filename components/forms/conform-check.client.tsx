'use client';

import { getFormProps, parse, useForm } from '@conform-to/react';
import { type FormEvent, type RefObject, useId, useLayoutEffect, useMemo, useState } from 'react';
import { brokenConstraints, errorsInWords, leadToError } from '@/components/forms/filled-form.client';
import type { FormState } from '@/lib/forms/form-state';

export interface Check {
  /** The form's state, with conform's errors added. */
  shown: FormState;
  /** Prevents the event when a field is invalid. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface ConformCheckProps {
  form: RefObject<HTMLFormElement | null>;
  state: FormState;
  /** The sentence for a lost connection. */
  offline: string;
  onCheck: (check: Check) => void;
}

/**
 * The part of a form that uses conform, loaded when somebody begins to fill the form in. Shows errors beside their
 * fields before anything is sent and focuses the first one; the browser's own messages are in its language and
 * disappear. Renders only what is read out: all errors of fields at once, which would interrupt each other.
 */
export function ConformCheck({ form, state, offline, onCheck }: ConformCheckProps) {
  const id = useId();
  const lastResult = useMemo(() => resultOf(state), [state]);
  const [summary, setSummary] = useState('');
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
    // Set here and not by the form's props, so that it costs nothing until somebody fills the form in.
    form.current?.setAttribute('id', id);
    form.current?.toggleAttribute('novalidate', noValidate);
  });
  useLayoutEffect(() => {
    const { '': whole = [], ...fields } = allErrors;
    onCheck({ shown: { ...state, fields, form: whole }, onSubmit });
    setSummary(form.current ? errorsInWords(form.current, fields) : '');
  }, [form, state, allErrors, onSubmit, onCheck]);
  useLayoutEffect(() => {
    if (form.current) leadToError(form.current, state, offline);
  }, [form, state, offline]);
  return (
    <p role="alert" className="sr-only">
      {summary}
    </p>
  );
}

/** Converts the server's answer into conform's shape. */
function resultOf({ status, fields, form, values }: FormState) {
  if (status !== 'refused') return null;
  return { status: 'error' as const, initialValue: values, error: { ...fields, ...(form.length > 0 && { '': form }) } };
}
