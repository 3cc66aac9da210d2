'use client';

import { getFormProps, parse, useForm } from '@conform-to/react';
import { useLayoutEffect, useMemo } from 'react';
import type { FieldRules } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';

export interface Check {
  props: Pick<ReturnType<typeof getFormProps>, 'noValidate' | 'onSubmit'>;
  /** Sentences by field name, those of the whole form under "". */
  errors: FormState['fields'];
}

export interface ConformCheckProps {
  /** The form's. */
  id: string;
  state: FormState;
  rules: FieldRules;
  onCheck: (check: Check) => void;
}

/**
 * conform's half of a form, loaded when somebody begins to fill it in: says beside the fields what is not in order before
 * anything is sent, where the browser's own bubbles speak another language and vanish. Shows nothing itself.
 */
export function ConformCheck({ id, state, rules, onCheck }: ConformCheckProps) {
  const lastResult = useMemo(() => resultOf(state), [state]);
  const [form] = useForm({
    id,
    lastResult,
    constraint: rules,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
    onValidate: ({ form, formData }) => parse(formData, { resolve: () => checked(form, rules) }),
  });
  const { allErrors } = form;
  const { noValidate, onSubmit } = getFormProps(form);
  useLayoutEffect(
    () => onCheck({ props: { noValidate, onSubmit }, errors: allErrors }),
    [noValidate, onSubmit, allErrors, onCheck],
  );
  return null;
}

/** The server's answer in conform's words. */
function resultOf({ status, fields, form, values }: FormState) {
  if (status !== 'refused') return null;
  return { status: 'error' as const, initialValue: values, error: { ...fields, ...(form.length > 0 && { '': form }) } };
}

/** Asks the browser which attributes are not kept: the schema stays on the server. */
function checked(form: HTMLFormElement, rules: FieldRules) {
  const error: Record<string, string[]> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (!control.willValidate || control.validity.valid) continue;
    const { missing, short, malformed } = rules[control.name]?.sentences ?? {};
    const { customError, valueMissing, tooShort } = control.validity;
    const sentence = customError ? undefined : valueMissing ? missing : tooShort ? short : malformed;
    error[control.name] = [sentence ?? control.validationMessage];
  }
  return Object.keys(error).length > 0 ? { error } : { value: null };
}
