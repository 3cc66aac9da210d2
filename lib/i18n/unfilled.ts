/** A sentence with its `{names}` left in, for an island that fills them in (lib/i18n/fill-words.ts). */
export function unfilled<T extends { raw: (key: never) => unknown }>(t: T, key: Parameters<T['raw']>[0]): string {
  return String(t.raw(key as never));
}
