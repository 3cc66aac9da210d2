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
  const newer = fresh(key, keep, ask);
  return older === null ? newer : inTime(newer, older.value);
}

/** Keeps the page that is being rendered from being kept itself: it says that something is missing. */
export async function doNotKeepThisPage(): Promise<void> {
  await unstable_cache(async () => true, ['not-kept'], { revalidate: 1 })();
}

/**
 * Next hands out an entry that is too old while it asks for another (a dynamic page), or after asking has failed (a kept
 * one). So where it has asked, the asking itself is the answer.
 */
async function fresh<T>(key: string, keep: Keep, ask: () => Promise<T>): Promise<T> {
  let answer: Promise<T> | undefined;
  const askOnce = () => {
    answer = once(key, ask);
    return answer;
  };
  const kept = await unstable_cache(stamped(askOnce), [key], { revalidate: keep.seconds, tags: [keep.tag] })();
  const running = answer ?? (underWay.get(key) as Promise<T> | undefined);
  if (running !== undefined) return running;
  return isShowable(kept) ? kept.value : once(key, ask);
}

/**
 * Reads what is remembered without asking the API: the same key read with the longest time accepts the older entry
 * (the key is made of the function's text, which is the same for every `ask`).
 */
async function peek<T>(key: string, keep: Keep): Promise<Kept<T> | null> {
  try {
    const kept = await unstable_cache(stamped<T>(nothing), [key], { revalidate: longestKeep, tags: [keep.tag] })();
    return isShowable(kept) ? kept : null;
  } catch {
    return null;
  }
}

function stamped<T>(ask: () => Promise<T>): () => Promise<Kept<T>> {
  return async () => ({ at: Date.now(), value: await ask() });
}

async function nothing(): Promise<never> {
  throw new Error('nothing remembered');
}

function isShowable({ at }: Kept<unknown>): boolean {
  return Date.now() - at < longestKeep * 1000;
}

async function inTime<T>(newer: Promise<T>, older: T): Promise<T> {
  const timer = Promise.withResolvers<T>();
  const timeout = setTimeout(() => timer.resolve(older), patience);
  try {
    return await Promise.race([newer.catch(() => older), timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
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
