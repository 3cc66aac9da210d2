import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ToPaymentProvider } from '@/components/checkout/payment/to-payment-provider';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { WalletPage } from '@/components/wallet/wallet-page';
import { pagedTitle, privateMetadata } from '@/lib/metadata';
import { type PageQuery, pageNumber } from '@/lib/paths/page-query';
import { readPaymentVisit } from '@/lib/payments/payment-provider';

export const dynamic = 'force-dynamic';

interface WalletProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: WalletProps): Promise<Metadata> {
  const [t, { page }] = await Promise.all([getTranslations('wallet'), searchParams]);
  return privateMetadata(await pagedTitle(t('title'), pageNumber(page)), t('description'));
}

export default async function Wallet({ searchParams }: WalletProps) {
  const [t, { payments, page, pay, back }] = await Promise.all([getTranslations('wallet'), searchParams]);
  const away = pay === undefined ? null : await readPaymentVisit();
  return (
    <>
      <BackHeader to="/" title={t('title')} />
      <Main>
        {away === null ? (
          <WalletPage
            list={payments === undefined ? 'moves' : 'payments'}
            page={pageNumber(page)}
            look={back === undefined ? null : pageNumber(back)}
          />
        ) : (
          <ToPaymentProvider url={away} lead={t('away')} />
        )}
      </Main>
    </>
  );
}
