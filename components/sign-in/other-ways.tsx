import { getTranslations } from 'next-intl/server';
import { ProviderMark } from '@/components/sign-in/provider-mark';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type OtherWay, offeredWays } from '@/lib/sign-in/ways';

interface OtherWaysProps {
  /** The path to return to, and the referral code. */
  query: URLSearchParams;
  /** The way in which this visitor signed in before, if it is one of these. */
  used: OtherWay | null;
}

/** The ways to sign in besides the password, all of the same weight. */
export async function OtherWays({ query, used }: OtherWaysProps) {
  const t = await getTranslations('login');
  const { providers, emailLink, phone } = offeredWays();
  if (providers.length === 0 && !emailLink && !phone) return null;
  const look = buttonClass('quiet', 'w-full flex-wrap');
  const words = (way: OtherWay) => <Words note={used === way ? t('usedBefore') : null}>{t(way)}</Words>;
  return (
    <section aria-label={t('otherWays')} className="grid gap-3">
      <p className="auth-or" aria-hidden="true">
        {t('or')}
      </p>
      {/* Loads whole new documents: a provider's page is another site, and the phone page has its own rules
          (middleware.ts). */}
      {providers.map(provider => (
        <a key={provider} href={`/api/sign-in/${provider}?${query}`} className={look} data-hard rel="nofollow">
          <ProviderMark provider={provider} />
          {words(provider)}
        </a>
      ))}
      {phone && (
        <Link to={`/login?way=phone&${query}`} className={look} data-hard>
          <Icon name="phone" />
          {words('phone')}
        </Link>
      )}
      {emailLink && (
        <Link to={`/login?way=link&${query}`} className={look}>
          <Icon name="mail" />
          {words('emailLink')}
        </Link>
      )}
    </section>
  );
}

/** Centred in the button, while the logos are in one column. */
function Words({ note, children }: { note: string | null; children: string }) {
  return (
    <span className="grow basis-40 pe-7 text-center">
      {children}
      {note !== null && <small className="block font-normal text-soft">{note}</small>}
    </span>
  );
}
