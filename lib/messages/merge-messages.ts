/** Merges message catalogues key by key. */

export interface Messages {
  [key: string]: string | Messages;
}

/** Takes each key from `own` and falls back to `base`. */
export function mergeMessages(base: Messages, own: Messages): Messages {
  return Object.fromEntries(
    Object.entries(base).map(([key, text]) => {
      const other = own[key];
      if (typeof text === 'string') return [key, typeof other === 'string' && other !== '' ? other : text];
      return [key, typeof other === 'object' ? mergeMessages(text, other) : text];
    }),
  );
}

/** The message at a dotted path; null where there is none, or a group. */
export function textAt(messages: Messages, path: string): string | null {
  let level: string | Messages | undefined = messages;
  for (const key of path.split('.'))
    level = typeof level === 'object' && Object.hasOwn(level, key) ? level[key] : undefined;
  return typeof level === 'string' ? level : null;
}

/**
 * Replaces our messages by the operator's texts (flat, dotted keys). Ignores unknown keys and empty texts, so that an
 * operator cannot blank a label. Copies the groups that change, and leaves `messages` as they are.
 */
export function overrideMessages(messages: Messages, texts: Record<string, string>): Messages {
  const merged = { ...messages };
  const copies = new Set<Messages>();
  for (const [path, text] of Object.entries(texts)) {
    if (text.trim() === '' || textAt(messages, path) === null) continue;
    const groups = path.split('.');
    const last = groups.pop() ?? '';
    let level: Messages = merged;
    for (const group of groups) {
      const known = level[group] as Messages;
      const copy = copies.has(known) ? known : { ...known };
      copies.add(copy);
      level[group] = copy;
      level = copy;
    }
    level[last] = text;
  }
  return merged;
}
