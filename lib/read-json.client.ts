/** Reads the site's own route handlers for islands: the fetcher of every useSWR, and when it reads again. */
import type { SWRConfiguration } from 'swr';

/** The answer 401 of a route handler (lib/session/ended-response.ts). */
export interface EndedResponse {
  /** The login page, which leads back to the page that has asked. */
  login: string;
}

/**
 * Null where the route has nothing to say (204). Leads to the login page where the session has ended.
 *
 * @throws when the server cannot be reached or answers with an error.
 */
export async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { cache: 'no-store' });
  if (response.status === 401) {
    const { login }: EndedResponse = await response.json();
    location.assign(login);
  }
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (response.status === 204 ? null : await response.json()) as T;
}

/** For answers to typed words: a later word replaces them, so nothing is revalidated. */
export const withoutRevalidation = { shouldRetryOnError: false, revalidateOnFocus: false } satisfies SWRConfiguration;
