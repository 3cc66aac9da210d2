/**
 * Reads the site's own route handlers for islands: the fetcher of every useSWR, and options for when it reads again.
 */
import type { SWRConfiguration } from 'swr';

/** Milliseconds until an answer counts as lost: our server itself waits 16 s for the marketplace (lib/api/client.ts). */
export const patience = 20_000;

/** The body of a route handler's 401 (lib/session/ended-response.ts). */
export interface EndedResponse {
  /** The login page, which leads back to the page that made the request. */
  login: string;
}

/**
 * Null for a 204. Leads to the login page where the session has ended.
 *
 * @throws when the server cannot be reached, is late or answers with an error.
 */
export async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (response.status === 401) {
    const { login }: EndedResponse = await response.json();
    location.assign(login);
  }
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (response.status === 204 ? null : await response.json()) as T;
}

/** For answers to typed words: a later word replaces them, so nothing is revalidated. */
export const withoutRevalidation = { shouldRetryOnError: false, revalidateOnFocus: false } satisfies SWRConfiguration;
