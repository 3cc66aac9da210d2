import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

interface SignInLinksProps {
  /** The path of this page, to come back to afterwards. */
  back: string;
  login: string;
  register: string;
}

/** Links to log in and to register, where an account is required. */
export async function SignInLinks({ back, login, register }: SignInLinksProps) {
  const { locale } = await pageMarket();
  const query = new URLSearchParams({ returnTo: localizedPath(locale, back) });
  return (
    <p className="cluster">
      <Link to={`/login?${query}`} className={buttonClass('main')}>
        {login}
      </Link>
      <Link to={`/register?${query}`} className={buttonClass('quiet')}>
        {register}
      </Link>
    </p>
  );
}
