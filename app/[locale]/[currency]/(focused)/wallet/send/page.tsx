import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { SendPage } from '@/components/wallet/send-page';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import { redirectWithNotice } from '@/lib/notices/notice';
import { firstValue, type PageQuery } from '@/lib/paths/page-query';
import { cutTo, longestTerm } from '@/lib/typed-lengths';
import { readAmountQuery } from '@/lib/wallet/amount-in-query';
import { offersSending } from '@/lib/wallet/send';

export const dynamic = 'force-dynamic';

interface SendProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wallet');
  return privateMetadata(t('sendTitle'), t('description'));
}

export default async function Send({ searchParams }: SendProps) {
  const [t, { locale }, query] = await Promise.all([getTranslations('wallet'), pageMarket(), searchParams]);
  if (!offersSending()) return redirectWithNotice(localizedPath(locale, '/wallet'));
  const [amount, change] = await Promise.all([readAmountQuery(query), readAmountQuery(query, 'change')]);
  return (
    <>
      <BackHeader to="/wallet" title={t('sendTitle')} />
      <Main>
        <SendPage
          search={cutTo(longestTerm, firstValue(query.search))}
          to={firstValue(query.to)}
          amount={amount}
          change={change}
        />
      </Main>
    </>
  );
}
