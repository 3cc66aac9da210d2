import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountAddressForm } from '@/components/address/account/account-address-form';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { pickedPointIn } from '@/lib/addresses/picked-point';
import { pickerPath } from '@/lib/addresses/picker-path';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import { redirectWithNotice } from '@/lib/notices/notice';
import type { PageQuery } from '@/lib/paths/page-query';

export const dynamic = 'force-dynamic';

interface NewAddressProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addresses');
  return privateMetadata(t('newTitle'), t('description'));
}

/** Asks for the point first: the picker leads back here with it. */
export default async function NewAddress({ searchParams }: NewAddressProps) {
  const [t, { locale }, query] = await Promise.all([getTranslations('addresses'), pageMarket(), searchParams]);
  const picked = pickedPointIn(query);
  if (picked === null)
    return redirectWithNotice(localizedPath(locale, pickerPath({ returnTo: localizedPath(locale, '/addresses/new') })));
  return (
    <>
      <BackHeader to="/addresses" title={t('newTitle')} />
      <Main>
        <AccountAddressForm stored={null} picked={picked} />
      </Main>
    </>
  );
}
