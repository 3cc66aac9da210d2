import { getTranslations } from 'next-intl/server';
import { ShareButton } from '@/components/shop/share-button.client';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** The shop's logo, name and description, and a button to share it. */
export async function ShopTitle({ shop }: { shop: Shop }) {
  const [t, { locale }] = await Promise.all([getTranslations('shop'), pageMarket()]);
  const url = `${env().SITE_URL}${localizedPath(locale, shopPath(shop))}`;
  return (
    <header className="shop-title">
      <div className="shop-logo">
        <Picture source={shop.logo} alt="" widths={[104, 208]} sizes="96px" />
      </div>
      <div className="shop-name">
        <h1>
          {shop.title}
          {shop.isVerified && (
            <Badge tone="good" className="ms-2.5 align-middle">
              <Icon name="check" className="size-4" />
              {t('verified')}
            </Badge>
          )}
        </h1>
        {shop.description !== '' && <p className="mt-1.5 max-w-reading text-pretty text-soft">{shop.description}</p>}
        {shop.takes.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-1.5" aria-label={t('takes')}>
            {shop.takes.map(({ id, title }) => (
              <li key={id}>
                <Badge>{title}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <details className="shop-share">
        <summary className="action-link">
          <Icon name="share" />
          {t('share')}
        </summary>
        <div className="surface">
          <p>{t('shareHint')}</p>
          {/* Replaced by the device's own sheet where script runs. */}
          <input readOnly value={url} aria-label={t('shareAddress')} dir="ltr" className="control text-small" />
          <ShareButton title={shop.title} url={url} words={{ share: t('shareNow'), copied: t('copied') }} />
        </div>
      </details>
    </header>
  );
}
