import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SavedAddressForm } from '@/components/saved-addresses/saved-address-form';
import { BackHeader } from '@/components/shell/back-header';
import { Oops } from '@/components/trouble/oops';
import { gone } from '@/lib/gone';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { pageMetadata } from '@/lib/metadata';
import { placeIn } from '@/lib/places/placing';
import { getStoredPlace, isDeliverable } from '@/lib/places/saved';
import { redirect } from '@/lib/redirect';
import { signInAgain } from '@/lib/session/sign-in-again';

export const dynamic = 'force-dynamic';

interface EditAddressProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: EditAddressProps): Promise<Metadata> {
  const [t, { id }] = await Promise.all([getTranslations('addresses'), params]);
  const path = `/addresses/${id}`;
  return pageMetadata({ title: t('editTitle'), description: t('description'), path, isPrivate: true });
}

/** A place that the picker has found lies over the one that is stored. */
export default async function EditAddress({ params, searchParams }: EditAddressProps) {
  const [t, { locale }, { id }, query] = await Promise.all([
    getTranslations('addresses'),
    here(),
    params,
    searchParams,
  ]);
  const found = await getStoredPlace(id, locale);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok && found.why === 'gone') return gone();
  const place = placeIn(query) ?? (found.ok && isDeliverable(found.value) ? found.value : null);
  if (found.ok && place === null)
    redirect(
      `${localized(locale, '/address')}?${new URLSearchParams({ from: localized(locale, `/addresses/${id}`) })}`,
    );
  return (
    <>
      <BackHeader to="/addresses" title={t('editTitle')} />
      <main id="content" tabIndex={-1}>
        {found.ok && place !== null ? <SavedAddressForm stored={found.value} place={place} /> : <Oops />}
      </main>
    </>
  );
}
