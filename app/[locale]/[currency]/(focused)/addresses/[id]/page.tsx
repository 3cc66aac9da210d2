import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountAddressForm } from '@/components/address/account/account-address-form';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { getAccountAddress, isDeliverable } from '@/lib/addresses/account-addresses';
import { pickedPointIn } from '@/lib/addresses/picked-point';
import { pickerPath } from '@/lib/addresses/picker-path';
import { gone } from '@/lib/gone';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import { redirectWithNotice } from '@/lib/notices/notice';
import type { PageQuery } from '@/lib/paths/page-query';
import { signInAgain } from '@/lib/session/end-session';

export const dynamic = 'force-dynamic';

interface EditAddressProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addresses');
  return privateMetadata(t('editTitle'), t('description'));
}

/** A point found by the picker replaces the stored one in the form. */
export default async function EditAddress({ params, searchParams }: EditAddressProps) {
  const [t, { locale }, { id }, query] = await Promise.all([
    getTranslations('addresses'),
    pageMarket(),
    params,
    searchParams,
  ]);
  const found = await getAccountAddress(id, locale);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok && found.why === 'gone') return gone();
  const picked = pickedPointIn(query) ?? (found.ok && isDeliverable(found.value) ? found.value : null);
  if (found.ok && picked === null)
    return redirectWithNotice(
      localizedPath(locale, pickerPath({ returnTo: localizedPath(locale, `/addresses/${id}`) })),
    );
  return (
    <>
      <BackHeader to="/addresses" title={t('editTitle')} />
      <Main>
        {found.ok && picked !== null ? <AccountAddressForm stored={found.value} picked={picked} /> : <OwnErrorPage />}
      </Main>
    </>
  );
}
