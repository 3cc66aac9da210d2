interface Translator {
  (key: never, values?: never): string;
  has: (key: never) => boolean;
}

/**
 * The message for a word of the API, such as a status: its key is made from what was sent, so there may be none, and
 * `otherwise` is shown.
 *
 * @example messageOr(t, `status.${status}`, status)
 */
export function messageOr(t: Translator, key: string, otherwise: string, values?: Record<string, string>): string {
  return t.has(key as never) ? t(key as never, values as never) : otherwise;
}
