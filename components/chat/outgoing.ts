/** A message that was written here, from its press until the chat itself shows it. */
export interface Outgoing {
  key: string;
  text: string;
  /** A picture as a data URL, or null. */
  picture: string | null;
  state: 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  sentence: string;
  form: FormData;
}
