/**
 * Encodes a notice as text, for its cookie and for the request header in which the middleware hands it to the page, and
 * reads it from there. Both may be forged: a notice is a key of a message with numbers, never the sentence itself.
 */

/** A page does not see a cookie that the middleware deletes, so the middleware copies it into this header. */
export const noticeHeader = 'x-doorstep-notice';

const tones = ['success', 'info', 'warning', 'error'] as const;
/** info: nothing was left to do. warning: done, but not completely, or something else comes first. */
export type Tone = (typeof tones)[number];

export interface Notice {
  /** Tells two notices with the same sentence apart. */
  id: string;
  /** Below `notices` or `errors` in the messages. */
  key: string;
  tone: Tone;
  numbers: Record<string, number>;
}

/** Gives the notice a new id. */
export function encodeNotice(key: string, tone: Tone, numbers: Notice['numbers'] = {}): string {
  const counted = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
  const id = crypto.randomUUID().slice(0, 8);
  return String(new URLSearchParams([['key', key], ['tone', tone], ['id', id], ...counted]));
}

/** Null where the text is no notice. */
export function decodeNotice(text: string): Notice | null {
  const { key, tone, id = '', ...numbers } = Object.fromEntries(new URLSearchParams(text));
  if (key === undefined) return null;
  const counted = Object.entries(numbers).map(([name, value]) => [name, Number(value)] as const);
  return { id, key, tone: tones.find(one => one === tone) ?? 'success', numbers: Object.fromEntries(counted) };
}
