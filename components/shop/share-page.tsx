import { getTranslations } from 'next-intl/server';
import { ShareButton } from '@/components/shop/share-button.client';
import { Icon } from '@/components/ui/icon';
import { AfterPageTurn } from '@/components/ui/page-turn/after-page-turn.client';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';

interface SharePageProps {
  title: string;
  /** The path without language. */
  path: string;
  /** "shop-share" is as small as a row of buttons, and unfolds over what is below it. */
  className?: 'shop-share';
}

/** The URL of a shop or a product to copy, or the device's own share sheet. */
export async function SharePage({ title, path, className }: SharePageProps) {
  const [t, { locale }] = await Promise.all([getTranslations('shop'), pageMarket()]);
  const url = publicUrl(locale, path);
  return (
    <details className={className}>
      {/* On phones the icon alone, in line with the column's edge. */}
      <summary className={`action-link ${className === undefined ? '' : 'max-md:-me-3 max-md:justify-center'}`}>
        <Icon name="share" />
        <span className={className === undefined ? undefined : 'max-md:sr-only'}>{t('share')}</span>
      </summary>
      <AfterPageTurn>
        <div className="surface grid max-w-80 gap-3 p-4 md:end-auto">
          <p>{t('shareHint')}</p>
          {/* Replaced by the device's own sheet where script runs. */}
          <input readOnly value={url} aria-label={t('shareAddress')} dir="ltr" className="control text-body" />
          <ShareButton title={title} url={url} words={{ share: t('shareNow'), copied: t('copied') }} />
        </div>
      </AfterPageTurn>
    </details>
  );
}
