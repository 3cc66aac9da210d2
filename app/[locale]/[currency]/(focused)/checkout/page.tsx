import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutPage } from '@/components/checkout/checkout-page';
import { PaymentAwaited } from '@/components/checkout/payment-awaited';
import { ProviderAway } from '@/components/checkout/provider-away';
import { ErrorPage } from '@/components/errors/error-page';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { BackHeader } from '@/components/shell/back-header';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { readCheckoutState } from '@/lib/checkout/checkout-state';
import { readDraft } from '@/lib/checkout/draft-cookie';
import { findJustOrdered } from '@/lib/checkout/just-ordered';
import { readLastPayment } from '@/lib/checkout/last-payment';
import { withPreselected } from '@/lib/checkout/preselected';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { pageMetadata } from '@/lib/metadata';
import { readProviderVisit } from '@/lib/payments/provider-visit';
import { redirect } from '@/lib/redirect';
import { signInAgain } from '@/lib/session/end-session';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/checkout', isPrivate: true });
}

interface CheckoutProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Checkout({ searchParams }: CheckoutProps) {
  const [t, orders, market, draft, { pay, back }] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('orders'),
    pageMarket(),
    readDraft(),
    searchParams,
  ]);
  const away = pay === undefined ? null : await readProviderVisit();
  const [state, last] = await Promise.all([
    away === null ? readCheckoutState(draft, market) : null,
    away === null && !draft?.payment ? readLastPayment(market) : '',
  ]);
  if (state?.ok === false && state.why === 'unauthorized') await signInAgain();
  if (state?.ok && state.value === null) {
    const order = draft === null ? null : await findJustOrdered(draft.shop, market);
    redirect(localizedPath(market.locale, order === null ? '/cart' : `/orders/${order}`));
  }
  return (
    <>
      <BackHeader to="/cart" title={t('page')} isStepBack>
        <Link to="/help" className="action-link ms-auto px-3">
          {orders('help')}
        </Link>
      </BackHeader>
      <main id="content" tabIndex={-1}>
        {away !== null && <ProviderAway url={away} lead={t('away.lead')} />}
        {state?.ok &&
          state.value !== null &&
          (back === undefined ? (
            <CheckoutPage state={withPreselected(state.value, last)} />
          ) : (
            <PaymentAwaited look={lookOf(back)} />
          ))}
        {state?.ok === false && (
          <ErrorPage>
            <Notice />
            <KeptInputs texts={[draft?.note ?? '', draft?.coupon ?? '']} />
          </ErrorPage>
        )}
      </main>
    </>
  );
}

/** "3" is the third look; whatever else was typed is the first. */
function lookOf(back: string | string[]): number {
  return typeof back === 'string' && /^[1-9]\d?$/.test(back) ? Number(back) : 1;
}
