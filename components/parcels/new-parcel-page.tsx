import { getTranslations } from 'next-intl/server';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { ParcelForm } from '@/components/parcels/parcel-form';
import { ParcelReview } from '@/components/parcels/parcel-review';
import { Alert } from '@/components/ui/alert';
import { Notice } from '@/components/ui/notice';
import type { PickedPoint } from '@/lib/addresses/picked-point';
import type { ErrorKey } from '@/lib/forms/refusal';
import { readUnsent } from '@/lib/forms/unsent';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { redirectWithNotice } from '@/lib/notices/notice';
import { isUnpaid } from '@/lib/orders/progress/status';
import type { End } from '@/lib/parcels/doors';
import { readParcelDraft } from '@/lib/parcels/draft';
import { isTooFar, listSizes, quoteParcel } from '@/lib/parcels/offer';
import { listParcels, newestParcel } from '@/lib/parcels/queries';
import type { Size } from '@/lib/parcels/schema';
import { signInAgain } from '@/lib/session/end-session';

interface NewParcelPageProps {
  /** The place that the picker has found, and for which door. */
  picked: { end: End; point: PickedPoint } | null;
  /** Why what was filled in has no price any more: a message key under `errors`. */
  problem?: ErrorKey;
}

/** Sends a parcel, first step: what, from where to where, and when. */
export async function NewParcelPage({ picked, problem }: NewParcelPageProps) {
  const [t, errors, { locale }] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('errors'),
    pageMarket(),
  ]);
  const [sizes, clock] = await Promise.all([listSizes(locale), getClock(locale)]);
  if (!sizes.ok || clock.isUnknown) return <ParcelAway />;
  return (
    <div className="reading-page">
      <header className="grid gap-2">
        <h1>{t('send')}</h1>
        <p className="text-soft">{t('lead')}</p>
      </header>
      <Notice />
      {problem !== undefined && <Alert tone="error">{errors(problem)}</Alert>}
      {sizes.value.length === 0 ? <p>{t('none')}</p> : <ParcelForm sizes={sizes.value} clock={clock} picked={picked} />}
    </div>
  );
}

/**
 * The second step: everything once more, with distance and price, and how to pay. Where the way has become too long, the
 * first step.
 */
export async function ReviewParcelPage() {
  const [t, market, draft] = await Promise.all([getTranslations('parcels'), pageMarket(), readParcelDraft()]);
  if (draft === null) return leaveSent(market.locale);
  const [quote, sizes, newest] = await Promise.all([
    quoteParcel(draft, market),
    listSizes(market.locale),
    newestParcel(market.locale),
  ]);
  if (!newest.ok && newest.why === 'unauthorized') return signInAgain();
  if (!quote.ok && quote.why === 'refused')
    return <NewParcelPage picked={null} problem={isTooFar(quote) ? 'parcels.tooFar' : 'refused'} />;
  if (!quote.ok || !sizes.ok || !newest.ok) return <ParcelAway />;
  const size: Size | undefined = sizes.value.find(({ id }) => id === draft.size);
  return (
    <div className="reading-page">
      <h1>{t('review')}</h1>
      <Notice />
      <ParcelReview draft={draft} size={size} quote={quote.value} after={newest.value} />
    </div>
  );
}

/**
 * Nothing waits to be sent: the customer has stepped back from what they have sent, or it has waited for too long. Leads
 * to the newest parcel where it waits for its payment, as for who steps back from the payment page, and else to the list.
 */
async function leaveSent(locale: Locale): Promise<never> {
  const own = await listParcels(1, locale);
  const newest = own.ok ? own.value.items[0] : undefined;
  const page = newest !== undefined && isUnpaid(newest) ? `/parcels/${newest.id}` : '/parcels';
  return redirectWithNotice(localizedPath(locale, page));
}

/** Shown while nobody knows what can be carried, or what time it is there. What was typed is not lost. */
async function ParcelAway() {
  const { contents = '', instruction = '' } = await readUnsent();
  return (
    <OwnErrorPage>
      <KeptInputs texts={[contents, instruction]} />
    </OwnErrorPage>
  );
}
