/** Tells whether a post comes from a page of ours: another site may not have a customer's browser change anything. */
import { type Deployment, requestedHost } from '@/lib/requests/request-scheme';

/**
 * Browsers say it by Sec-Fetch-Site. Those that do not know it yet name the page's origin in every post; who sends
 * neither is no browser, and brings no cookies but its own.
 */
export function isSameOrigin(sent: Headers, deployment: Deployment): boolean {
  const site = sent.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = sent.get('origin');
  return origin === null || ownHosts(sent, deployment).includes(hostOf(origin));
}

/** A proxy may ask us by another host than browsers do, and then the operator's own URL still tells which that is. */
function ownHosts(sent: Headers, deployment: Deployment): (string | null)[] {
  return [requestedHost(sent, deployment), hostOf(deployment.SITE_URL ?? '')].filter(host => host !== null);
}

/** Null for what is no URL, "null" among it, which a page sends that hides where it comes from. */
function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null;
}
