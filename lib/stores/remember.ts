/** Keeps answers of the API: fresh while young, stale when no fresh one is available. */
import 'server-only';
import { unstable_cache } from 'next/cache';
import { inventableTag, type Keep, longestKeep } from '@/lib/cache';
import { inTime } from '@/lib/in-time';
import { processWide } from '@/lib/stores/process-wide';

interface Kept<T> {
  /**
   * When the call began, in milliseconds since the epoch. The API may have read its answer at any moment since then, so
   * the answer is no newer than that (hosting/node/cache/answer-age.mjs).
   */
  at: number;
  value: T;
}

/**
 * Milliseconds that pages wait for a fresh answer while there is a stale one, counted from the beginning of its call.
 */
const patience = 1500;

/**
 * Returns the kept answer of `ask` while it is fresh, read once (docs/decisions/132). When a fresh answer fails or
 * takes longer than `patience`, returns an older one (up to `longestKeep`). Keeps what `ask` returns, never what it
 * throws.
 *
 * @throws whatever `ask` throws, when nothing is kept or the error is an answer in itself (`isDefinite`).
 */
export async function remember<T>(key: string, keep: Keep, ask: () => Promise<T>): Promise<T> {
  const older = await readKept<T>(key, keep);
  if (older !== null && isFresh(older, keep)) return older.value;
  const since = underWay.get(key)?.since ?? Date.now();
  const newer = fresh(key, keep, ask);
  if (older === null) return newer;
  const instead = () => older.value;
  const answer = newer.catch(error => {
    if (isDefinite(error)) throw error;
    return older.value;
  });
  return inTime(answer, Math.max(0, since + patience - Date.now()), instead);
}

/** Whether an error says that the thing is gone, or the call refused: no older answer stands in for that. */
function isDefinite(error: unknown): boolean {
  return error instanceof Error && 'isDefinite' in error && error.isDefinite === true;
}

/** Stops Next from keeping the page that is being rendered, because something on it is missing. */
export async function doNotKeepThisPage(): Promise<void> {
  await unstable_cache(async () => true, ['not-kept'], { revalidate: 1 })();
}

/**
 * Next returns an expired entry while it fetches a new one (on a dynamic page) or after fetching has failed (on a kept
 * page). So where a fetch has begun, the promise of that fetch is the answer.
 */
async function fresh<T>(key: string, keep: Keep, ask: () => Promise<T>): Promise<T> {
  let answer: Promise<T> | undefined;
  const askOnce = () => {
    answer = shareCall(key, ask);
    return answer;
  };
  const kept = await unstable_cache(stamped(key, askOnce), [key], { revalidate: keep.seconds, tags: tagsOf(keep) })();
  const running = answer ?? (underWay.get(key)?.answer as Promise<T> | undefined);
  if (running !== undefined) return running;
  return isShowable(kept, keep) ? kept.value : shareCall(key, ask);
}

/**
 * Reads the kept answer without calling the API. The lifetime is one that no entry exceeds: of one that did Next would
 * begin a renewal with `nothing`, and hand that to `fresh`, which then asked the API outside of `unstable_cache`. On a
 * kept page that throws.
 */
export async function readKept<T>(key: string, keep: Keep): Promise<Kept<T> | null> {
  try {
    const options = { revalidate: Number.MAX_SAFE_INTEGER, tags: tagsOf(keep) };
    const kept = await unstable_cache(stamped<T>(key, nothing), [key], options)();
    return isShowable(kept, keep) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Gives every function the same text. Next includes it in the key, and the minifier writes a function differently in
 * each bundle, so pages and route handlers would not find each other's answers.
 */
function stamped<T>(key: string, ask: () => Promise<T>): () => Promise<Kept<T>> {
  const asking = async () => ({ at: underWay.get(key)?.since ?? Date.now(), value: await ask() });
  return Object.assign(asking, { toString: () => 'kept answer' });
}

async function nothing(): Promise<never> {
  throw new Error('nothing remembered');
}

function tagsOf({ tag, isInventable }: Keep): string[] {
  return isInventable ? [tag, inventableTag] : [tag];
}

/** A forgotten answer reports to be hours old (hosting/node/cache/answer-age.mjs). */
function isFresh({ at }: Kept<unknown>, { seconds }: Keep): boolean {
  return Date.now() - at < seconds * 1000;
}

function isShowable({ at }: Kept<unknown>, keep: Keep): boolean {
  return Date.now() - at < longestKeep(keep) * 1000;
}

interface Call {
  since: number;
  answer: Promise<unknown>;
}

/** A host whose visits share nothing may have put its own map here. */
const underWay = processWide('doorstepUnderWay', (): Pick<Map<string, Call>, 'get' | 'set' | 'delete'> => new Map());

/** Shares one call between all who want the same answer at the same moment. */
export function shareCall<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const running = underWay.get(key)?.answer as Promise<T> | undefined;
  if (running !== undefined) return running;
  const answer = ask().finally(() => underWay.delete(key));
  underWay.set(key, { since: Date.now(), answer });
  return answer;
}
