import { getTranslations } from 'next-intl/server';
import { footerGroups } from '@/components/shell/footer/footer-links';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';

/** The footer's links, a list for each group. */
export async function FooterGroups() {
  const [t, { locale }] = await Promise.all([getTranslations('footer'), pageMarket()]);
  const groups = footerGroups({ ...(await getSettings(locale)), affiliate_url: env().AFFILIATE_URL ?? '' });
  return (
    <nav aria-label={t('label')} className="footer-groups text-balance min-[16rem]:wrap-normal">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2>{t(title)}</h2>
          {links.map(({ word, to }) => (
            <a key={word} href={to.startsWith('/') ? localizedPath(locale, to) : to} rel={relation(to)}>
              {t(word)}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}

function relation(to: string): string | undefined {
  return to.startsWith('/') ? undefined : 'noopener';
}
