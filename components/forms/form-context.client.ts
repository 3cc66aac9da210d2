/** What the parts of a form know about it, and each field about itself. */
import { createContext, use } from 'react';
import type { FieldRule, FieldRules } from '@/lib/forms/field-rules';
import { type FormState, untouched } from '@/lib/forms/form-state';

interface FormContextValue {
  id: string;
  status: FormState['status'];
  /** Sentences by field name, and those of the form as a whole. */
  errors: FormState['fields'];
  formErrors: FormState['form'];
  /** What was typed, by field name: a form that comes back is never empty. */
  typed: FormState['values'];
  rules: FieldRules;
  isPending: boolean;
}

export const FormContext = createContext<FormContextValue>({
  id: 'form',
  status: 'idle',
  errors: untouched.fields,
  formErrors: untouched.form,
  typed: untouched.values,
  rules: {},
  isPending: false,
});

/** Ids as conform makes them, so that nothing changes when it comes. */
export function useField(name: string) {
  const { id: formId, errors, typed, rules } = use(FormContext);
  const { sentences: _, ...rule }: Partial<FieldRule> = rules[name] ?? {};
  const id = `${formId}-${name}`;
  const [error] = errors[name] ?? [];
  return { id, hintId: `${id}-description`, errorId: `${id}-error`, error, typed: typed[name], rule };
}
