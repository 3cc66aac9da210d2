/**
 * The one error contract of forms: a message key under `errors`, with its values, for the form as a whole or for a
 * field.
 */
import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type english from '@/messages/en.json';

/** "offline", "checkout.minimum": a sentence under `errors` in every catalogue. */
export type ErrorKey = MessageKeys<typeof english.errors, NestedKeyOf<typeof english.errors>>;

export interface FormError {
  key: ErrorKey;
  /** Values for the sentence's placeholders. */
  values?: Record<string, string | number>;
}

/** A key alone is an error without values. */
type Reason = ErrorKey | FormError;

/** The answer of an action that does not carry out what the form asked for. */
export interface Refusal {
  form: FormError[];
  /** Field name to errors. */
  fields: Record<string, FormError[]>;
}

/** Refuses the form as a whole. */
export function refuse(...errors: Reason[]): Refusal {
  return { form: errors.map(asError), fields: {} };
}

/** Refuses these fields. */
export function refuseFields(errors: Record<string, Reason>): Refusal {
  return {
    form: [],
    fields: Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [asError(error)]])),
  };
}

function asError(error: Reason): FormError {
  return typeof error === 'string' ? { key: error } : error;
}
