/** The operator's pages in social networks, for the footer and for search engines. */
import { webUrl } from '@/lib/paths/web-url';

/** Keys of the settings (docs/api.md 5.1). */
const networks = ['instagram', 'facebook', 'twitter'] as const;

export type Network = (typeof networks)[number];

/** Leaves out networks that the operator has not set, or whose setting is no http URL. */
export function socialLinks(settings: Record<string, string>): { network: Network; url: string }[] {
  return networks.flatMap(network => {
    const url = webUrl(settings[network]);
    return url === null ? [] : [{ network, url }];
  });
}
