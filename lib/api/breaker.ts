/**
 * A circuit breaker: tells when the API hangs. A page that makes several calls in a row must not wait the full time
 * limit for each, nor every visitor for a call that nobody gets an answer to.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/stores/process-wide';

export interface CallMark {
  /** Method and path without ids: calls with the same pattern are assumed to hang together. */
  pattern: string;
  /** The token of the customer who makes the call. */
  customer: string | undefined;
}

/** Milliseconds for which further calls fail at once; after that one call is tried. */
const openFor = 1000;

/**
 * The breaker opens after this many timeouts in a row of one pattern, and for all calls after this many patterns in a
 * row, with no answer in between.
 */
const mostTimeouts = 3;

interface Silence {
  timeouts: number;
  lastAnswer: number;
  openUntil: number;
}

/** `now` is in milliseconds by a clock that nobody sets: a second must not become an hour in which no call is made. */
export function createBreaker(now = () => performance.now()) {
  const patterns = new LRUCache<string, Silence>({ max: 500 });
  const customers = new LRUCache<string, true>({ max: 10_000, ttl: openFor, perf: { now }, ttlResolution: 0 });
  const silentPatterns = new Set<string>();
  const whole = newSilence();

  /**
   * An open breaker lets one call through each second; an answer to it closes the breaker. So an answer of true uses up
   * that second's call.
   */
  const letsThrough = (silence: Silence) => {
    if (silence.timeouts < mostTimeouts) return true;
    if (now() < silence.openUntil) return false;
    silence.openUntil = now() + openFor;
    return true;
  };
  return {
    /** Whether a call is made, or fails at once. Asked once for each call, because an open breaker counts the answer. */
    admits: ({ pattern, customer }: CallMark) =>
      (customer === undefined || !customers.has(customer)) &&
      letsThrough(whole) &&
      letsThrough(patterns.get(pattern) ?? newSilence()),

    answered: ({ pattern }: CallMark) => {
      patterns.set(pattern, { timeouts: 0, lastAnswer: now(), openUntil: 0 });
      silentPatterns.clear();
      Object.assign(whole, { timeouts: 0, lastAnswer: now(), openUntil: 0 });
    },

    /**
     * `start`: when the call began, by `now`. After a single timeout, further calls by the same customer fail at once,
     * even while others get answers.
     */
    timedOut: ({ pattern, customer }: CallMark, start: number) => {
      if (customer !== undefined) customers.set(customer, true);
      const silence = patterns.get(pattern) ?? newSilence();
      patterns.set(pattern, silence);
      // If others were answered in the meantime, only this call hangs.
      if (silence.lastAnswer < start) count(silence, silence.timeouts + 1);
      if (whole.lastAnswer < start) count(whole, silentPatterns.add(pattern).size);
    },
  };

  function count(silence: Silence, timeouts: number) {
    silence.timeouts = timeouts;
    silence.openUntil = now() + openFor;
  }
}

export const breaker = processWide('doorstepBreaker', () => createBreaker());

/** @example patternOf('GET', 'rest/shops/5/reviews') === 'GET rest/shops/{id}/reviews' */
export function patternOf(method: string, path: string): string {
  return `${method} ${path.replaceAll(/\/(\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\/|$)/g, '/{id}')}`;
}

function newSilence(): Silence {
  return { timeouts: 0, lastAnswer: 0, openUntil: 0 };
}
