import { getTranslations } from 'next-intl/server';
import { ProviderMark } from '@/components/session/provider-mark';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localized } from '@/lib/i18n/address';
import { offeredWays } from '@/lib/identity/ways';
import { here } from '@/lib/market/here';

/** The ways beside the password, each of the same weight; `query` says where they lead back to, and who invited. */
export async function OtherWays({ query }: { query: URLSearchParams }) {
  const [t, { locale }] = await Promise.all([getTranslations('login'), here()]);
  const { providers, emailLink, phone } = offeredWays();
  if (providers.length === 0 && !emailLink && !phone) return null;
  const look = buttonClass('quiet', 'w-full');
  return (
    <section aria-label={t('otherWays')} className="door-ways">
      <p className="door-or" aria-hidden="true">
        {t('or')}
      </p>
      {/* The way to a provider is a whole new document: it leaves the site. */}
      {providers.map(provider => (
        <a
          key={provider}
          href={`/api/sign-in/${provider}?${startQuery(query, localized(locale, '/'))}`}
          className={look}
          data-hard
          rel="nofollow"
        >
          <ProviderMark provider={provider} />
          {t(provider)}
        </a>
      ))}
      {phone && (
        <Link to={`/login?way=phone&${query}`} className={look}>
          <Icon name="phone" />
          {t('phone')}
        </Link>
      )}
      {emailLink && (
        <Link to={`/login?way=link&${query}`} className={look}>
          <Icon name="mail" />
          {t('emailLink')}
        </Link>
      )}
    </section>
  );
}

/** A route handler has no language of its own. */
function startQuery(query: URLSearchParams, home: string): URLSearchParams {
  return new URLSearchParams({ ...Object.fromEntries(query), home });
}
