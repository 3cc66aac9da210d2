import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { AddressPage } from '@/components/address/address-page';
import { NoZone } from '@/components/address/no-zone';
import { BackHeader } from '@/components/shell/back-header';
import { localized, splitAddress } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { pageMetadata } from '@/lib/metadata';
import { readAddress } from '@/lib/places/address-cookie';
import { cameFrom, returnPath } from '@/lib/places/return-path';
import { redirect } from '@/lib/redirect';
import { placeOf } from '@/lib/view';

export const dynamic = 'force-dynamic';

interface AddressProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('address');
  const facts = await pageMetadata({ title: t('page'), description: t('description'), path: '/address' });
  return { ...facts, robots: { index: false } };
}

/** The picker; right after a choice that nobody reaches (`away`), the screen that says so. */
export default async function Address({ searchParams }: AddressProps) {
  const t = await getTranslations('address');
  const { q, from, away } = await searchParams;
  const [{ locale }, asked, current] = await Promise.all([here(), headers(), readAddress()]);
  const referer = cameFrom(asked.get('referer'), asked.get('host'));
  const start = localized(locale, '/');
  const before = returnPath(referer, start);
  // Written into the address, so that the way back outlives a refused form.
  if (from === undefined && before !== start)
    redirect(
      `${localized(locale, '/address')}?${new URLSearchParams({ ...(first(q) ? { q: first(q) } : {}), from: before })}`,
    );
  const back = returnPath(first(from), start);
  return (
    <>
      <BackHeader to={splitAddress(back).path} title={t('page')} />
      <main id="content" tabIndex={-1}>
        {away !== undefined && current !== null ? (
          <NoZone place={placeOf(current)} address={current.text} />
        ) : (
          <AddressPage words={first(q).trim().slice(0, 120)} back={back} current={current} />
        )}
      </main>
    </>
  );
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
