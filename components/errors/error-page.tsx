import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { doNotKeepThisPage } from '@/lib/stores/remember';

/**
 * The calm error page (docs/behaviour.md 11.11) in place of what the API did not deliver: rendered by the server, and
 * never indexed. The page is not kept, so "Try again" asks the API again. `children`: what is known all the same.
 */
export async function ErrorPage({ children }: { children?: ReactNode }) {
  const [t] = await Promise.all([getTranslations('errorPage'), doNotKeepThisPage()]);
  return (
    <section className="column flex min-h-[60vh] flex-col items-start justify-center gap-4 py-16" role="alert">
      <meta name="robots" content="noindex" />
      <Icon name="alert" className="size-10 text-amber-ink" />
      <h1 className="max-w-reading">{t('title')}</h1>
      <p className="max-w-reading text-lead text-soft">{t('offline')}</p>
      {children}
      <p className="flex flex-wrap gap-3" data-hard>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty href is the page itself, with its query. */}
        <a href="" className={buttonClass('main')}>
          {t('tryAgain')}
        </a>
        <Link to="/" className={buttonClass('quiet')}>
          {t('toStart')}
        </Link>
      </p>
    </section>
  );
}
