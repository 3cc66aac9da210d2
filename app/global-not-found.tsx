import { getTranslations } from 'next-intl/server';
import '@/app/theme.css';
import { rootElement } from '@/app/root-element';
import { ViewMarks } from '@/components/shell/view-marks';
import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { getMarketName } from '@/lib/market/queries';
import { readRequestPath } from '@/lib/paths/request-path';
import { isOneList } from '@/lib/shops/list/one-list';

export const dynamic = 'force-dynamic';

/**
 * A whole document with status 404, and links to go on: `notFound()` in a page would answer with an empty body
 * (docs/decisions/006).
 */
export default async function NotFound() {
  const { locale } = splitLocale(await readRequestPath());
  const [t, search, shell, isOne, name] = await Promise.all([
    getTranslations({ locale, namespace: 'errorPage' }),
    getTranslations({ locale, namespace: 'search' }),
    getTranslations({ locale, namespace: 'shell' }),
    isOneList(),
    getMarketName(locale),
  ]);
  const to = (path: string) => localizedPath(locale, path);
  return (
    <html {...(await rootElement(locale))}>
      <head>
        <title>{`${t('missingTitle')} · ${name}`}</title>
        <meta name="robots" content="noindex" />
        <ViewMarks locale={locale} />
      </head>
      <body className="text-body antialiased">
        <main className="column flex min-h-dvh flex-col items-start justify-center gap-4 py-16">
          <a href={to('/')} aria-label={shell('home', { name })}>
            <Glyph className="size-16" />
          </a>
          <h1 className="max-w-reading">{t('missingTitle')}</h1>
          <p className="max-w-reading text-lead text-soft">{t('missing')}</p>
          <search className="w-full max-w-reading">
            <form action={to('/search')} className="flex flex-wrap gap-2">
              <input
                type="search"
                name="q"
                aria-label={search('label')}
                placeholder={search('placeholder')}
                className="control w-auto min-w-0 grow basis-36"
              />
              <button type="submit" className={buttonClass('quiet')}>
                {search('submit')}
              </button>
            </form>
          </search>
          <p className="cluster gap-x-6">
            <a href={to('/')} className={buttonClass('main')}>
              {t('toStart')}
            </a>
            <a href={to('/restaurants')} className="action-link">
              {search(isOne ? 'shops' : 'restaurants')}
            </a>
            {!isOne && (
              <a href={to('/shops')} className="action-link">
                {search('allShops')}
              </a>
            )}
          </p>
        </main>
      </body>
    </html>
  );
}
