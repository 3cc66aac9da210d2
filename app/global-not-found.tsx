import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import '@/app/theme.css';
import { fontVariables } from '@/app/fonts';
import { ViewMarks } from '@/components/shell/view-marks';
import { buttonClass } from '@/components/ui/button';
import { languageTag } from '@/lib/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { isRightToLeft } from '@/lib/market/queries';
import { requestPathHeader } from '@/lib/request-path';

export const dynamic = 'force-dynamic';

/** A whole document with status 404: `notFound()` in a page would answer with an empty body (docs/decisions/006). */
export default async function NotFound() {
  const { locale } = splitLocale((await headers()).get(requestPathHeader) ?? '/');
  const t = await getTranslations({ locale, namespace: 'errorPage' });
  const direction = (await isRightToLeft(locale)) ? 'rtl' : 'ltr';
  return (
    <html lang={languageTag(locale)} dir={direction} className={fontVariables} suppressHydrationWarning>
      <head>
        <title>{t('missingTitle')}</title>
        <meta name="robots" content="noindex" />
        <ViewMarks />
      </head>
      <body className="text-body antialiased">
        <main className="column flex min-h-dvh flex-col items-start justify-center gap-4 py-16">
          <h1 className="max-w-reading">{t('missingTitle')}</h1>
          <p className="max-w-reading text-lead text-soft">{t('missing')}</p>
          <a href={localizedPath(locale, '/')} className={buttonClass('main')}>
            {t('toStart')}
          </a>
        </main>
      </body>
    </html>
  );
}
