import { getTranslations } from 'next-intl/server';
import { CopyButton } from '@/components/groups/copy-button.client';
import { ShareButton } from '@/components/shop/share-button.client';
import { QrCode } from '@/components/ui/qr-code';
import type { Board } from '@/lib/groups/board';
import { invitationPath } from '@/lib/groups/invitation';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';

/** The invitation link, in the language of who sends it: to select, to share, to copy, and as a QR code. */
export async function GroupInvite({ board: { cart, shop } }: { board: Board }) {
  const [t, { locale }] = await Promise.all([getTranslations('group'), pageMarket()]);
  const url = publicUrl(locale, invitationPath(cart, shop.type));
  return (
    <section className="surface group-invite" aria-labelledby="group-invite">
      <h2 id="group-invite">{t('invite')}</h2>
      <p>{t('inviteHint')}</p>
      <input readOnly value={url} aria-label={t('link')} dir="ltr" className="control" />
      <ShareButton
        title={t('invitation', { shop: shop.title })}
        url={url}
        words={{ share: t('shareNow'), copied: t('copied') }}
      />
      <CopyButton text={url} words={{ copy: t('copy'), copied: t('copied') }} />
      <QrCode text={url} label={t('qr')} />
    </section>
  );
}
