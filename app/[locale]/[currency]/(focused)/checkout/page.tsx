import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutPage } from '@/components/checkout/checkout-page';
import { ToPaymentProvider } from '@/components/checkout/payment/to-payment-provider';
import { BackHeader } from '@/components/shell/back-header';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { privateMetadata } from '@/lib/metadata';
import { type PageQuery, pageNumber } from '@/lib/paths/page-query';
import { readPaymentVisit } from '@/lib/payments/payment-provider';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return privateMetadata(t('title'), t('description'));
}

interface CheckoutProps {
  searchParams: Promise<PageQuery>;
}

export default async function Checkout({ searchParams }: CheckoutProps) {
  const [t, orders, { pay, back }] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('orders'),
    searchParams,
  ]);
  const away = pay === undefined ? null : await readPaymentVisit();
  return (
    <>
      <BackHeader to="/cart" title={t('page')} isStepBack>
        <Link to="/help" className="action-link flex-none px-3">
          {orders('help')}
        </Link>
      </BackHeader>
      <Main>
        {away === null ? (
          <CheckoutPage look={back === undefined ? null : pageNumber(back)} />
        ) : (
          <ToPaymentProvider url={away} lead={t('away.lead')} />
        )}
      </Main>
    </>
  );
}
