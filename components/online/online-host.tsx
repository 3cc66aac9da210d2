import { getTranslations } from 'next-intl/server';
import { unfilled } from '@/lib/i18n/unfilled';
import { pageMarket } from '@/lib/market/market';

/**
 * Where the quiet line stands that says that there is no connection, or offers a language (online-bar.client.tsx,
 * which loads after the page's first moments), and the words for it: once there is no connection it is too late to ask.
 */
export async function OnlineHost() {
  const [t, { locale }] = await Promise.all([getTranslations('online'), pageMarket()]);
  const words = {
    'data-offline': unfilled(t, 'offline'),
    'data-unsent': t('unsent'),
    'data-title': t('title'),
    'data-missing': t('missing'),
    'data-seen': t('seen'),
    'data-retry': t('retry'),
  };
  return <div id="online" aria-live="polite" data-page={locale} {...words} />;
}
