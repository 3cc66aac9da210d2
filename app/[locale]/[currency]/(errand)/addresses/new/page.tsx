import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SavedAddressForm } from '@/components/saved-addresses/saved-address-form';
import { BackHeader } from '@/components/shell/back-header';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { pageMetadata } from '@/lib/metadata';
import { placeIn } from '@/lib/places/placing';
import { redirect } from '@/lib/redirect';

export const dynamic = 'force-dynamic';

interface NewAddressProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addresses');
  return pageMetadata({ title: t('newTitle'), description: t('description'), path: '/addresses/new', isPrivate: true });
}

/** The place first: the picker comes back here with it. */
export default async function NewAddress({ searchParams }: NewAddressProps) {
  const [t, { locale }, query] = await Promise.all([getTranslations('addresses'), here(), searchParams]);
  const place = placeIn(query);
  if (place === null)
    redirect(`${localized(locale, '/address')}?${new URLSearchParams({ from: localized(locale, '/addresses/new') })}`);
  return (
    <>
      <BackHeader to="/addresses" title={t('newTitle')} />
      <main id="content" tabIndex={-1}>
        <SavedAddressForm stored={null} place={place} />
      </main>
    </>
  );
}
