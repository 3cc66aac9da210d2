/** How islands read the site's own route handlers: the fetcher that every useSWR is given, and when it asks again. */
import type { SWRConfiguration } from 'swr';

/** Null where the route has nothing to say (204). @throws when nobody answers, or the answer is no success. */
export async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (response.status === 204 ? null : await response.json()) as T;
}

/** For answers to typed words: a later word replaces them, so nothing is asked twice for its own sake. */
export const askedOnce = { shouldRetryOnError: false, revalidateOnFocus: false } satisfies SWRConfiguration;
