/** Where may the identity provider send people? To the storefront, and to this machine for development. */

import { siteUrl } from '../environment.ts';

export function isAllowedUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const own = [new URL(siteUrl).hostname, 'localhost', '127.0.0.1'];
  return /^https?:$/.test(protocol) && own.includes(hostname);
}
