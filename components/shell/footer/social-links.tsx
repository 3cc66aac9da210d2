import { getTranslations } from 'next-intl/server';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { type Network, socialLinks } from '@/lib/market/social-links';

/** Each network's name, and its logo as strokes on a 24 by 24 grid. */
const marks: Record<Network, { name: string; mark: string }> = {
  instagram: {
    name: 'Instagram',
    mark: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  },
  facebook: {
    name: 'Facebook',
    mark: 'M17 3h-2.5a4 4 0 0 0-4 4v3H7.5v4h3v7h4v-7h2.5l.6-4h-3.1V7.6q0-.8.8-.8H17z',
  },
  twitter: { name: 'X', mark: 'M4 4h4.6L20 20h-4.6zM4.6 20l6-6.6M13.4 10.5L19.2 4' },
};

export async function SocialLinks() {
  const [t, { locale }] = await Promise.all([getTranslations('shell'), pageMarket()]);
  const links = socialLinks(await getSettings(locale)).map(({ network, url }) => ({ url, ...marks[network] }));
  if (links.length === 0) return null;
  return (
    <ul className="-ms-2.5 flex gap-1" aria-label={t('social')}>
      {links.map(({ url, name, mark }) => (
        <li key={name}>
          <a href={url} rel="noopener me" className="icon-button">
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
