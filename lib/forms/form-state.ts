/** Describes what a form and its server action exchange. The browser loads this too. */

/** What a form shows after it was posted: sentences in the page's language, for a field or for the form. */
export interface FormState {
  status: 'idle' | 'refused' | 'done';
  /** Field name to sentences. */
  fields: Record<string, string[]>;
  /** Sentences for the form as a whole. */
  form: string[];
  /** What the customer typed, so that nothing is lost. Never a secret. */
  values: Record<string, string>;
}

/** The state of a form before it is posted. */
export const untouched: FormState = { status: 'idle', fields: {}, form: [], values: {} };

export type Action = (state: FormState, posted: FormData) => Promise<FormState>;
