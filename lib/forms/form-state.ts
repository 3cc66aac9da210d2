/** Describes what a form and its server action exchange. The browser loads this too. */

/**
 * The state of a form after it was posted, with sentences in the page's language for its fields and for the form as a
 * whole.
 */
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
