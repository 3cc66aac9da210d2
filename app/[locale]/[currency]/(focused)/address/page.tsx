import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { AddressPage } from '@/components/address/address-page';
import { NoZone } from '@/components/address/no-zone';
import { BackHeader } from '@/components/shell/back-header';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { pickerPath } from '@/lib/addresses/picker-path';
import { env } from '@/lib/env';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { pageMetadata } from '@/lib/metadata';
import { firstValue } from '@/lib/page-query';
import { redirect } from '@/lib/redirect';
import { requestedHost } from '@/lib/request-scheme';
import { cameFrom, returnPath } from '@/lib/return-path';
import { longestAddressWords } from '@/lib/typed-lengths';
import { placeOf } from '@/lib/view/view';

export const dynamic = 'force-dynamic';

interface AddressProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('address');
  return pageMetadata({ title: t('page'), description: t('description'), path: '/address', isPrivate: true });
}

/** Shows the picker, or, right after an address was chosen where nobody delivers (`away`), the screen that says so. */
export default async function Address({ searchParams }: AddressProps) {
  const t = await getTranslations('address');
  const { q, from, away } = await searchParams;
  const [{ locale }, requestHeaders, current] = await Promise.all([pageMarket(), headers(), readDeliveryAddress()]);
  const referer = cameFrom(requestHeaders.get('referer'), requestedHost(requestHeaders, env()));
  const start = localizedPath(locale, '/');
  const before = returnPath(referer, start);
  // Kept in the URL, so that the way back survives a refused form.
  if (from === undefined && before !== start)
    redirect(localizedPath(locale, pickerPath({ from: before, words: firstValue(q) })));
  const back = returnPath(firstValue(from), start);
  return (
    <>
      <BackHeader to={splitLocale(back).path} title={t('page')} />
      <main id="content" tabIndex={-1}>
        {away !== undefined && current !== null ? (
          <NoZone place={placeOf(current)} address={current.text} />
        ) : (
          <AddressPage words={firstValue(q).trim().slice(0, longestAddressWords)} back={back} current={current} />
        )}
      </main>
    </>
  );
}
