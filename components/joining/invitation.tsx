import { getTranslations } from 'next-intl/server';
import { CopyButton } from '@/components/groups/copy-button.client';
import { ShareButton } from '@/components/shop/share-button.client';
import { Card } from '@/components/ui/card';
import { QrCode } from '@/components/ui/qr-code';
import type { Market } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import { invitationLink } from '@/lib/referrals/own';

/** The customer's referral code and link: to read out, share, copy or select, and as a QR code. */
export async function Invitation({ code, market }: { code: string; market: Market }) {
  const [t, name] = await Promise.all([getTranslations('referrals'), getMarketName(market.locale)]);
  if (code === '') return <p>{t('noCode')}</p>;
  const url = invitationLink(code, market);
  return (
    <Card as="section" aria-labelledby="code">
      <div className="referral-share">
        <div className="stack">
          <h2 id="code">{t('code')}</h2>
          <p className="referral-code">
            <bdi>{code}</bdi>
          </p>
          <input readOnly value={url} aria-label={t('link')} dir="ltr" className="control" />
          <ShareButton title={t('invitation', { name })} url={url} words={{ share: t('share'), copied: t('copied') }} />
          <CopyButton text={url} words={{ copy: t('copy'), copied: t('copied') }} />
        </div>
        <figure className="stack">
          <QrCode text={url} label={t('qr')} />
          <figcaption className="text-small text-soft">{t('qrHint')}</figcaption>
        </figure>
      </div>
    </Card>
  );
}
