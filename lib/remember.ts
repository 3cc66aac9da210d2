/** How an answer of the API is kept: fresh while it is young, and still there when a fresh one cannot be had. */
import 'server-only';
import { unstable_cache } from 'next/cache';
import { type Keep, longestKeep } from '@/lib/cache';

interface Kept<T> {
  /** When it was answered, milliseconds since the epoch. */
  at: number;
  value: T;
}

/** How long a page waits for a fresh answer while it holds an older one, in milliseconds. */
const patience = 1500;

/**
 * Answers `ask`, from memory where it is fresh. When a fresh answer fails or takes longer than `patience`, an older one
 * (up to `longestKeep`) takes its place. Only what `ask` returns is kept; what it throws is not.
 *
 * @throws whatever `ask` throws, when nothing is remembered.
 */
export async function remember<T>(key: string, keep: Keep, ask: () => Promise<T>): Promise<T> {
  const older = await peek<T>(key, keep);
  if (older === null) return (await fresh(key, keep, ask)).value;
  const timer = Promise.withResolvers<Kept<T>>();
  const timeout = setTimeout(() => timer.resolve(older), patience);
  try {
    return (await Promise.race([fresh(key, keep, ask).catch(() => older), timer.promise])).value;
  } finally {
    clearTimeout(timeout);
  }
}

/** Keeps the page that is being rendered from being kept itself: it says that something is missing. */
export async function doNotKeepThisPage(): Promise<void> {
  await unstable_cache(async () => true, ['not-kept'], { revalidate: 1 })();
}

function fresh<T>(key: string, keep: Keep, ask: () => Promise<T>): Promise<Kept<T>> {
  return unstable_cache(stamped(key, ask), [key], { revalidate: keep.seconds, tags: [keep.tag] })();
}

/**
 * Reads what is remembered without asking the API: the same key read with the longest time accepts the older entry
 * (the key is made of the function's text, which is the same for every `ask`).
 */
async function peek<T>(key: string, keep: Keep): Promise<Kept<T> | null> {
  try {
    const read = unstable_cache(stamped<T>(key, nothing), [key], { revalidate: longestKeep, tags: [keep.tag] });
    const kept = await read();
    return Date.now() - kept.at < longestKeep * 1000 ? kept : null;
  } catch {
    return null;
  }
}

function stamped<T>(key: string, ask: () => Promise<T>): () => Promise<Kept<T>> {
  return async () => ({ at: Date.now(), value: await (ask === nothing ? nothing() : once(key, ask)) });
}

async function nothing(): Promise<never> {
  throw new Error('nothing remembered');
}

const underWay = new Map<string, Promise<unknown>>();

/** Many pages may want the same answer at the same moment: the API is asked once. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const running = underWay.get(key) as Promise<T> | undefined;
  if (running !== undefined) return running;
  const started = ask().finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}
