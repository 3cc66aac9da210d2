/**
 * Decides whether there is a connection (docs/behaviour.md 4.10). Pure: from what the storefront's server answered, and
 * when.
 */

/** Milliseconds without an answer after which there is no connection. */
export const silence = 10_000;

export interface Line {
  state: 'unknown' | 'online' | 'offline';
  /** When the first question was asked that has no answer yet; null while none waits. */
  waitingSince: number | null;
}

/** Before the first request. */
export const untried: Line = { state: 'unknown', waitingSince: null };

export function asked(line: Line, now: number): Line {
  return { ...line, waitingSince: line.waitingSince ?? now };
}

export function answered(): Line {
  return { state: 'online', waitingSince: null };
}

/** No answer so far. `isCut`: the device itself reports that it has no network, so there is no need to wait. */
export function unanswered(line: Line, now: number, isCut: boolean): Line {
  if (line.state === 'offline') return line;
  const since = line.waitingSince ?? now;
  return { state: isCut || now - since >= silence ? 'offline' : 'unknown', waitingSince: since };
}
