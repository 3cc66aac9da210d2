/** A message that was written here, from the press on "send" until the chat itself contains it or it is deleted. */
export interface Outgoing {
  key: string;
  text: string;
  /** A picture as a data URL, or null. */
  picture: string | null;
  /** A discarded one is shown no more, and keeps its words out of the field (kept-messages.client.ts). */
  state: 'sending' | 'sent' | 'failed' | 'discarded';
  /** The reason why it failed; "" where no answer says whether it was sent. */
  sentence: string;
  form: FormData;
}
