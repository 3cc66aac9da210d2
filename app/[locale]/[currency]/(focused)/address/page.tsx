import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressPage } from '@/components/address/address-page';
import { NoZone } from '@/components/address/no-zone';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { wayBack } from '@/lib/addresses/way-back';
import { splitLocale } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import { firstValue, type PageQuery } from '@/lib/paths/page-query';
import { cutTo, longestAddressWords } from '@/lib/typed-lengths';
import { placeOf } from '@/lib/view/view';

export const dynamic = 'force-dynamic';

interface AddressProps {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('address');
  return privateMetadata(t('page'), t('description'));
}

/** Shows the picker, or, right after an address was chosen where nobody delivers (`away`), the screen that says so. */
export default async function Address({ searchParams }: AddressProps) {
  const [t, { locale }, { q, returnTo, from, away }] = await Promise.all([
    getTranslations('address'),
    pageMarket(),
    searchParams,
  ]);
  const words = firstValue(q);
  const [back, current] = await Promise.all([
    // `from` is the name of this parameter in links made before November 2026.
    wayBack({ returnTo: firstValue(returnTo ?? from), words }, locale),
    readDeliveryAddress(),
  ]);
  return (
    <>
      <BackHeader to={splitLocale(back).path} title={t('page')} />
      <Main>
        {away !== undefined && current !== null ? (
          <NoZone place={placeOf(current)} address={current.text} />
        ) : (
          <AddressPage words={cutTo(longestAddressWords, words.trim())} back={back} current={current} />
        )}
      </Main>
    </>
  );
}
