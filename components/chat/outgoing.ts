/** A message that was written here, from the press on "send" until the chat itself contains it. */
export interface Outgoing {
  key: string;
  text: string;
  /** A picture as a data URL, or null. */
  picture: string | null;
  state: 'sending' | 'sent' | 'failed';
  /** The reason why it failed. */
  sentence: string;
  form: FormData;
}
