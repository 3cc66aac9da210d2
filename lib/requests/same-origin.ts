/** Tells whether a post comes from a page of ours: another site must not make a customer's browser change anything. */
import { type Deployment, requestedHost } from '@/lib/requests/request-scheme';

/**
 * Browsers tell by Sec-Fetch-Site. Older ones send the page's origin with every post. A client that sends neither is no
 * browser, so no other site can have made it send a customer's cookies.
 */
export function isSameOrigin(sent: Headers, deployment: Deployment): boolean {
  const site = sent.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = sent.get('origin');
  return origin === null || ownHosts(sent, deployment).includes(hostOf(origin));
}

/** A proxy may reach us by another host than browsers do; the operator's own URL then tells theirs. */
function ownHosts(sent: Headers, deployment: Deployment): (string | null)[] {
  return [requestedHost(sent, deployment), hostOf(deployment.SITE_URL ?? '')].filter(host => host !== null);
}

/** Null for what is no URL, such as "null", which a page sends that hides its origin. */
function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null;
}
