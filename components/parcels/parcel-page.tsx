import { getTranslations } from 'next-intl/server';
import { Facts } from '@/components/orders/facts';
import { LiveNews } from '@/components/orders/live/live-news.client';
import { ReloadWithoutScript } from '@/components/orders/live/reload-without-script';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { StepList } from '@/components/orders/step-list';
import { ParcelBill } from '@/components/parcels/parcel-bill';
import { ParcelCancel } from '@/components/parcels/parcel-cancel';
import { ParcelCourier } from '@/components/parcels/parcel-courier';
import { doorFact, fetchWords } from '@/components/parcels/parcel-words';
import { buttonClass } from '@/components/ui/button';
import { EmptyStateMark } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon-name';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { isCancellable, isOpen, type PaymentDue } from '@/lib/orders/progress/status';
import type { Parcel } from '@/lib/parcels/schema';
import { parcelStatus, parcelSteps, parcelVersion } from '@/lib/parcels/steps';

interface ParcelPageProps {
  parcel: Parcel;
  due: PaymentDue;
  /** The page's title. */
  headline: string;
}

/** One parcel: how it stands, who carries it, what it costs, and its two doors. */
export async function ParcelPage({ parcel, due, headline }: ParcelPageProps) {
  const [t, context] = await Promise.all([getTranslations('parcels'), orderWordsContext()]);
  const icon = iconOf(parcel, due);
  const steps = parcelSteps(parcel).map(step => ({ ...step, words: t(`status.${step.name}`) }));
  return (
    <div className="reading-page">
      <ParcelFreshness parcel={parcel} due={due} headline={headline} />
      <Notice />
      <header className="order-hero" data-open={isOpen(parcel) || undefined}>
        <EmptyStateMark name={icon} className={icon === 'bike' ? 'flip' : ''} />
        <div>
          <h1 className="text-pretty min-[16rem]:wrap-break-word">{headline}</h1>
          <p className="text-soft">{t('number', { id: parcel.id })}</p>
        </div>
      </header>
      {due !== 'nothing' && <ParcelBill parcel={parcel} due={due} />}
      {isOpen(parcel) && <StepList steps={steps} context={context} />}
      <ParcelCourier parcel={parcel} />
      {due === 'nothing' && <ParcelBill parcel={parcel} due={due} />}
      <ParcelPlaces parcel={parcel} language={context.language} />
      {!isOpen(parcel) && <StepList steps={steps} context={context} />}
      {isCancellable(parcel) && <ParcelCancel parcel={parcel} due={due} />}
      {!isOpen(parcel) && (
        <Link to="/parcels/new" className={buttonClass('quiet', 'justify-self-start')}>
          {t('send')}
        </Link>
      )}
    </div>
  );
}

/** With script the page asks every few seconds whether something has changed; without, it reloads itself. */
function ParcelFreshness({ parcel, due, headline }: ParcelPageProps) {
  const isLive = isOpen(parcel);
  const seen = encodeURIComponent(parcelVersion(parcel, due));
  return (
    <>
      {isLive && <ReloadWithoutScript isSoon={due === 'unknown'} />}
      <LiveNews url={`/api/parcels/${parcel.id}/live?seen=${seen}`} isLive={isLive} headline={headline} />
    </>
  );
}

async function ParcelPlaces({ parcel, language }: { parcel: Parcel; language: string }) {
  const [t, orders, addresses] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('orders'),
    getTranslations('addresses'),
  ]);
  const facts = [
    doorFact({ label: t('from'), ...parcel.from }, orders),
    doorFact({ label: t('to'), ...parcel.to }, orders),
    { label: t('when'), text: fetchWords(parcel, language) },
    { label: t('size'), text: parcel.size?.name ?? '' },
    { label: t('contents'), text: parcel.contents },
    { label: addresses('comment'), text: parcel.instruction },
  ];
  return (
    <section className="order-part" aria-labelledby="place">
      <h2 id="place">{orders('place')}</h2>
      <Facts facts={facts} />
    </section>
  );
}

function iconOf(parcel: Parcel, due: PaymentDue): IconName {
  const status = parcelStatus(parcel);
  if (due !== 'nothing') return 'clock';
  if (status === 'canceled') return 'close';
  if (status === 'delivered') return 'check';
  return status === 'on_a_way' ? 'bike' : status === 'ready' ? 'bag' : 'receipt';
}
