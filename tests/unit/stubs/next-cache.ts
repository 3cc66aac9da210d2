/**
 * Next's `unstable_cache` and `revalidateTag` with a memory that a test can look into: the key is the key parts and the
 * function's text, as in Next, and an entry older than `revalidate` is asked for anew.
 */

interface Entry {
  value: unknown;
  at: number;
  tags: string[];
}

export const kept = new Map<string, Entry>();
export const forgotten: string[] = [];

interface Options {
  revalidate?: number | false;
  tags?: string[];
}

export function unstable_cache<A extends unknown[], T>(
  ask: (...args: A) => Promise<T>,
  keyParts: string[] = [],
  { revalidate = false, tags = [] }: Options = {},
) {
  return async (...args: A): Promise<T> => {
    const key = `${ask.toString()} ${keyParts.join(',')} ${JSON.stringify(args)}`;
    const entry = kept.get(key);
    if (entry && (revalidate === false || Date.now() - entry.at < revalidate * 1000)) return entry.value as T;
    const value = await ask(...args);
    kept.set(key, { value, at: Date.now(), tags });
    return value;
  };
}

export function revalidateTag(tag: string): void {
  forgotten.push(tag);
  for (const [key, { tags }] of kept) if (tags.includes(tag)) kept.delete(key);
}
