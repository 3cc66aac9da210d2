import { getTranslations } from 'next-intl/server';
import { AppLinks } from '@/components/shell/footer/app-links';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { env } from '@/lib/env';
import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import type { Applicant } from '@/lib/seller/schema';

/** The result of an application: accepted, rejected, or under review. */
export function SellerAnswer({ applicant: { isSeller, shop } }: { applicant: Applicant }) {
  const title = shop?.title ?? '';
  if (isSeller) return <Accepted shop={title} />;
  if (shop?.status === 'rejected') return <Refused shop={title} note={shop.note} />;
  return <UnderReview shop={title} sentAt={shop?.sentAt ?? null} />;
}

async function UnderReview({ shop, sentAt }: { shop: string; sentAt: number | null }) {
  const [t, { locale }] = await Promise.all([getTranslations('seller'), pageMarket()]);
  const { timeZone } = await getClock(locale);
  const date = sentAt && dateFormat(languageTag(locale), { dateStyle: 'long', timeZone }).format(sentAt);
  return (
    <Card as="section" className="seller-answer" data-tone="warning" aria-labelledby="answer">
      <Icon name="clock" className="size-10" />
      <h2 id="answer">{t('reviewTitle')}</h2>
      <p>{t.rich('reviewLead', { shop: () => <bdi>{shop}</bdi> })}</p>
      {date && <p className="text-small text-soft">{t('sent', { date })}</p>}
      <Ask />
    </Card>
  );
}

async function Accepted({ shop }: { shop: string }) {
  const t = await getTranslations('seller');
  const { ADMIN_URL } = env();
  return (
    <Card as="section" className="seller-answer" data-tone="success" aria-labelledby="answer">
      <Icon name="check" className="size-10" />
      <h2 id="answer">{t('acceptedTitle')}</h2>
      <p>{t.rich('acceptedLead', { shop: () => <bdi>{shop}</bdi> })}</p>
      {ADMIN_URL === undefined ? (
        <>
          <p className="text-soft">{t('noPanel')}</p>
          <Ask />
        </>
      ) : (
        <p>
          <a href={ADMIN_URL} className={buttonClass('main')}>
            {t('panel')}
            <Icon name="external" />
          </a>
        </p>
      )}
      <AppLinks of="vendor" label={t('app')} />
    </Card>
  );
}

async function Refused({ shop, note }: { shop: string; note: string }) {
  const t = await getTranslations('seller');
  return (
    <Card as="section" className="seller-answer" data-tone="error" aria-labelledby="answer">
      <Icon name="alert" className="size-10" />
      <h2 id="answer">{t('refusedTitle')}</h2>
      <p>{t.rich('refusedLead', { shop: () => <bdi>{shop}</bdi> })}</p>
      {note !== '' && (
        <blockquote>
          <h3>{t('why')}</h3>
          <p dir="auto">{note}</p>
        </blockquote>
      )}
      <Ask />
    </Card>
  );
}

async function Ask() {
  const t = await getTranslations('seller');
  return (
    <p>
      <Link to="/chat" className={buttonClass('quiet')}>
        {t('ask')}
      </Link>
    </p>
  );
}
