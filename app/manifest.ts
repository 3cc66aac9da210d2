import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { getMarketName, isRightToLeft, ownLocale } from '@/lib/market/queries';
import { cutTo } from '@/lib/typed-lengths';

export const dynamic = 'force-dynamic';

/** Names both colour schemes. `color_scheme_dark` is still a proposal; browsers that do not know it ignore it. */
const light = { theme_color: '#fcfaf6', background_color: '#fcfaf6' }; // taste-ok: a manifest cannot read tokens
const dark = { color_scheme_dark: { theme_color: '#150e12', background_color: '#150e12' } }; // taste-ok: as above

/** Installed for nobody in particular, so in the marketplace's default language; its start page leads on to another. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const locale = await ownLocale();
  const [title, isRtl, t, places] = await Promise.all([
    getMarketName(locale),
    isRightToLeft(locale),
    getTranslations({ locale, namespace: 'seo' }),
    getTranslations({ locale, namespace: 'shell' }),
  ]);
  const shortcut = (name: string, path: string) => ({
    name,
    url: localizedPath(locale, path),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
    name: title,
    short_name: cutTo(12, title),
    description: t('description'),
    start_url: '/?from=home-screen',
    scope: '/',
    display: 'standalone',
    lang: languageTag(locale),
    dir: isRtl ? 'rtl' : 'ltr',
    categories: ['food', 'shopping'],
    ...light,
    ...dark,
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      // Most launchers show the first three or four.
      shortcut(t('search'), '/search'),
      shortcut(places('orders'), '/orders'),
      shortcut(places('cart'), '/cart'),
      shortcut(t('restaurants'), '/restaurants'),
    ],
  };
}
