/**
 * Decides whether there is a connection (docs/behaviour.md 4.10). Pure: from what the storefront's server answered, and
 * when.
 */

/** Milliseconds without an answer after which there is no connection. */
export const longestSilence = 10_000;

export interface Connection {
  state: 'unknown' | 'online' | 'offline';
  /** When the first question was asked that has no answer yet; null while none waits. */
  waitingSince: number | null;
}

/** Before the first request. */
export const unknownConnection: Connection = { state: 'unknown', waitingSince: null };

export function whenAsked(connection: Connection, now: number): Connection {
  return { ...connection, waitingSince: connection.waitingSince ?? now };
}

export function whenAnswered(): Connection {
  return { state: 'online', waitingSince: null };
}

/**
 * Called when a request has got no answer. `isCut`: the device itself reports that it has no network, so there is no
 * need to wait.
 */
export function whenUnanswered(connection: Connection, now: number, isCut: boolean): Connection {
  if (connection.state === 'offline') return connection;
  const since = connection.waitingSince ?? now;
  return { state: isCut || now - since >= longestSilence ? 'offline' : 'unknown', waitingSince: since };
}
