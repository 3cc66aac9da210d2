import { getTranslations } from 'next-intl/server';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { webUrl } from '@/lib/web-url';

/** The setting's key, the network's own name, and its mark as strokes on 24 by 24. */
const networks = [
  {
    key: 'instagram',
    name: 'Instagram',
    mark: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  },
  {
    key: 'facebook',
    name: 'Facebook',
    mark: 'M17 3h-2.5a4 4 0 0 0-4 4v3H7.5v4h3v7h4v-7h2.5l.6-4h-3.1V7.6q0-.8.8-.8H17z',
  },
  { key: 'twitter', name: 'X', mark: 'M4 4l16 16M20 4L4 20' },
] as const;

export async function SocialLinks() {
  const [t, { locale }] = await Promise.all([getTranslations('shell'), pageMarket()]);
  const settings = await getSettings(locale);
  const links = networks.flatMap(({ key, name, mark }) => {
    const address = webUrl(settings[key]);
    return address === null ? [] : [{ address, name, mark }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="-ms-2.5 flex gap-1" aria-label={t('social')}>
      {links.map(({ address, name, mark }) => (
        <li key={name}>
          <a href={address} rel="noopener me" className="icon-button">
            <svg viewBox="0 0 24 24" className="icon size-6" aria-hidden="true">
              <path d={mark} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
