/** What a form and its server action say to each other; the browser loads this too. */

/** What a form shows after it was posted: sentences in the page's language, beside their field or on the form. */
export interface FormState {
  status: 'idle' | 'refused' | 'done';
  /** Field name to sentences. */
  fields: Record<string, string[]>;
  /** Sentences that belong to no single field. */
  form: string[];
  /** What the customer had typed, so that nothing is lost; never a secret. */
  values: Record<string, string>;
}

/** A form that nobody has posted yet. */
export const untouched: FormState = { status: 'idle', fields: {}, form: [], values: {} };

export type Action = (state: FormState, posted: FormData) => Promise<FormState>;
