import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { defaultLocale } from '@/lib/i18n/locales';
import { getSettings } from '@/lib/market/queries';
import { cutTo } from '@/lib/typed-lengths';

export const dynamic = 'force-dynamic';

/** Names both colour schemes. `color_scheme_dark` is still a proposal; browsers that do not know it ignore it. */
const light = { theme_color: '#fcfaf6', background_color: '#fcfaf6' }; // taste-ok: a manifest cannot read tokens
const dark = { color_scheme_dark: { theme_color: '#150e12', background_color: '#150e12' } }; // taste-ok: as above

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [{ title = 'Doorstep' }, t] = await Promise.all([
    getSettings(defaultLocale),
    getTranslations({ locale: defaultLocale, namespace: 'seo' }),
  ]);
  const shortcutIcons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];
  return {
    id: '/',
    name: title,
    short_name: cutTo(12, title),
    description: t('description'),
    start_url: '/?from=home-screen',
    scope: '/',
    display: 'standalone',
    lang: defaultLocale,
    dir: 'ltr',
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
      { name: t('search'), url: '/search', icons: shortcutIcons },
      { name: t('restaurants'), url: '/restaurants', icons: shortcutIcons },
    ],
  };
}
