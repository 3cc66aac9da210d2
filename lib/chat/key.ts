/** Makes the id that a form gives to its message, so that sending it twice writes it once: 20 letters and digits. */

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Begins with the time in milliseconds, so that messages of the same instant stay in the order in which they were
 * written.
 */
export function messageKey(now = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(11));
  const tail = [...random].map(byte => alphabet[byte % alphabet.length]).join('');
  return now.toString(36).padStart(9, '0') + tail;
}
