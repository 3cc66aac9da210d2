import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/env';
import { gone } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';

/** The page that leads to the operator's partner programme on another site (docs/api.md 16.3). */
export async function AffiliatePage() {
  const [t, { locale }] = await Promise.all([getTranslations('affiliate'), pageMarket()]);
  const { AFFILIATE_URL } = env();
  if (AFFILIATE_URL === undefined) return gone();
  const name = await getMarketName(locale);
  return (
    <div className="column joining-page">
      <h1>{t('title', { name })}</h1>
      <p className="text-lead text-soft">{t('lead')}</p>
      <p>{t.rich('away', { host: () => <bdi dir="ltr">{new URL(AFFILIATE_URL).host}</bdi> })}</p>
      <p>
        <a href={AFFILIATE_URL} className={buttonClass('main')}>
          {t('go')}
          <Icon name="external" />
        </a>
      </p>
    </div>
  );
}
