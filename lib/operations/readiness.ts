/** Tells whether this process may get visitors: a balancer asks it again and again (docs/decisions/114). */
import 'server-only';
import { z } from 'zod';
import { liveApi } from '@/lib/api/live';
import { env } from '@/lib/env';
import { defaultLocale } from '@/lib/i18n/locales';
import { inTime } from '@/lib/in-time';
import { hasKeptSettings } from '@/lib/market/queries';
import { sharedStore } from '@/lib/stores/shared-store';
import { secondsIn } from '@/lib/time-units';

interface Readiness {
  isReady: boolean;
  /** While the API is away kept answers stand in; with neither there is nothing to show. */
  api: 'answers' | 'away';
  keeps: boolean;
  /** While a Redis is away the process's memory stands in: reported, but no reason to send visitors elsewhere. */
  store: Redis;
  keptStore: Redis;
  isEnding: boolean;
}

type Redis = 'answers' | 'away' | 'none';

/** Milliseconds to wait for the API; a balancer itself waits no longer than a few seconds. */
const patience = 1500;

/**
 * Milliseconds for which one answer of the API serves all who ask, so that nobody can use this route to flood the API.
 */
const askedFor = 2000;

/** Set by hosting/node/shutdown.mjs and page-cache.mjs, and by lib/stores/redis-outage.mjs. */
interface Shared {
  doorstepIsEnding?: boolean;
  doorstepStoreIsAway?: boolean;
  doorstepKeptIsAway?: boolean;
  /** The Redis of kept pages, or what another host has in its place. */
  doorstepKept?: { probe?: () => Promise<void> } | null;
}

export async function readReadiness(): Promise<Readiness> {
  const { REDIS_URL, KEPT_REDIS_URL } = env();
  const shared = globalThis as Shared;
  const [api, keeps] = await Promise.all([
    apiAnswers(),
    hasKeptSettings(),
    // Only a write finds out whether the store takes any: one that is full, or a replica, still answers.
    REDIS_URL && sharedStore.set('ready', '1', secondsIn.minute),
    shared.doorstepKept?.probe?.(),
  ]);
  const isEnding = shared.doorstepIsEnding === true;
  return {
    isReady: !isEnding && (api || keeps),
    api: api ? 'answers' : 'away',
    keeps,
    store: stateOf(REDIS_URL, shared.doorstepStoreIsAway),
    keptStore: stateOf(KEPT_REDIS_URL, shared.doorstepKeptIsAway),
    isEnding,
  };
}

function stateOf(url: string | undefined, isAway: boolean | undefined): Redis {
  if (url === undefined) return 'none';
  return isAway ? 'away' : 'answers';
}

let last: { at: number; answer: Promise<boolean> } | undefined;

/** Counts by a clock that nobody sets: `Date.now()` may be hours back from one moment to the next. */
function apiAnswers(): Promise<boolean> {
  const now = performance.now();
  if (last === undefined || now - last.at > askedFor) last = { at: now, answer: ask() };
  return last.answer;
}

async function ask(): Promise<boolean> {
  const call = liveApi({ path: 'rest/languages/active', locale: defaultLocale, schema: z.unknown() });
  return inTime(
    call.then(({ ok }) => ok),
    patience,
    () => false,
  );
}
