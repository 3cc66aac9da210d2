/**
 * The table of the footer's links: the group of each, where it leads, and when it is shown. A group without links is
 * not shown.
 */

import { webUrl } from '@/lib/paths/web-url';
import type english from '@/messages/en.json';

type Settings = Record<string, string>;
type Word = keyof (typeof english)['footer'];

interface FooterLink {
  word: Word;
  /** A path of ours without language, or a URL from the settings (null where it is not set: then there is no link). */
  to: string | ((settings: Settings) => string | null);
  /** Left out for a link that is always shown. */
  isOffered?: (settings: Settings) => boolean;
}

/** Message keys of `footer`. */
const groups: { title: Word; links: FooterLink[] }[] = [
  {
    title: 'marketplace',
    links: [
      { word: 'about', to: '/about' },
      { word: 'careers', to: '/careers' },
      { word: 'blog', to: '/blog' },
      { word: 'welcome', to: '/welcome' },
      { word: 'referrals', to: '/referrals', isOffered: ({ referral_active }) => referral_active === '1' },
      { word: 'recipes', to: '/recipes' },
      { word: 'promotions', to: '/promotions' },
    ],
  },
  {
    title: 'service',
    links: [
      { word: 'help', to: '/help' },
      { word: 'privacy', to: '/privacy' },
      { word: 'terms', to: '/terms' },
    ],
  },
  {
    title: 'partners',
    links: [
      { word: 'seller', to: '/be-seller' },
      { word: 'deliver', to: '/deliver' },
      { word: 'affiliate', to: '/affiliate', isOffered: ({ affiliate_url }) => webUrl(affiliate_url) !== null },
      { word: 'courierIos', to: outside('delivery_app_ios') },
      { word: 'courierAndroid', to: outside('delivery_app_android') },
      { word: 'vendorIos', to: outside('vendor_app_ios') },
      { word: 'vendorAndroid', to: outside('vendor_app_android') },
    ],
  },
];

interface ShownGroup {
  title: Word;
  links: { word: Word; to: string }[];
}

/** The groups that the footer shows with these settings. */
export function footerGroups(settings: Settings): ShownGroup[] {
  const shown = groups.map(({ title, links }) => ({ title, links: links.flatMap(link => offered(link, settings)) }));
  return shown.filter(({ links }) => links.length > 0);
}

function offered({ word, to, isOffered }: FooterLink, settings: Settings): { word: Word; to: string }[] {
  const url = typeof to === 'string' ? to : to(settings);
  return url === null || isOffered?.(settings) === false ? [] : [{ word, to: url }];
}

/** The URL that the operator has set under this key (docs/api.md 5.1). */
function outside(key: string): (settings: Settings) => string | null {
  return settings => webUrl(settings[key]);
}
