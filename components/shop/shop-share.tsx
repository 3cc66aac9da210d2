import { getTranslations } from 'next-intl/server';
import { ShareButton } from '@/components/shop/share-button.client';
import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** The page's URL to copy, or the device's own sheet. */
export async function ShopShare({ shop }: { shop: Shop }) {
  const [t, { locale }] = await Promise.all([getTranslations('shop'), pageMarket()]);
  const url = `${env().SITE_URL}${localizedPath(locale, shopPath(shop))}`;
  return (
    <details className="shop-share">
      <summary className="action-link">
        <Icon name="share" />
        <span className="max-md:sr-only">{t('share')}</span>
      </summary>
      <div className="surface">
        <p>{t('shareHint')}</p>
        {/* Replaced by the device's own sheet where script runs. */}
        <input readOnly value={url} aria-label={t('shareAddress')} dir="ltr" className="control text-small" />
        <ShareButton title={shop.title} url={url} words={{ share: t('shareNow'), copied: t('copied') }} />
      </div>
    </details>
  );
}
