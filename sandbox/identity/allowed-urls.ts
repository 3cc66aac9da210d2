/** Where may the identity provider send people? The storefront's own address, and this machine for those who develop. */

import { siteUrl } from '../environment.ts';

export function isAllowedUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const own = [new URL(siteUrl).hostname, 'localhost', '127.0.0.1'];
  return /^https?:$/.test(protocol) && own.includes(hostname);
}
