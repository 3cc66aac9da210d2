import { getTranslations } from 'next-intl/server';
import { unfilled } from '@/lib/i18n/unfilled';
import { pageMarket } from '@/lib/market/market';

/**
 * The place of the line that says that there is no connection or that the browser refuses cookies, or offers a language
 * (online-bar.client.tsx, which is loaded after the page's first moments), and its sentences: without a connection it is
 * too late to fetch them.
 */
export async function OnlineHost() {
  const [t, close, { locale }] = await Promise.all([
    getTranslations('online'),
    getTranslations('preferences'),
    pageMarket(),
  ]);
  const words = {
    'data-offline': unfilled(t, 'offline'),
    'data-unsent': t('unsent'),
    'data-title': t('title'),
    'data-missing': t('missing'),
    'data-seen': t('seen'),
    'data-retry': t('retry'),
    'data-cookies': t('cookies'),
    'data-close': close('close'),
  };
  return <div id="online" aria-live="polite" data-page={locale} {...words} />;
}
