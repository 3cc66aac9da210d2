import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DetailsPage, NamePage } from '@/components/session/details-page';
import { localized } from '@/lib/i18n/address';
import { redirect } from '@/lib/redirect';
import { doorMetadata } from '@/lib/session/door-metadata';
import { type DoorSearch, readDoorQuery } from '@/lib/session/door-query';
import { entryAt } from '@/lib/session/entry';
import { readSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('door');
  return doorMetadata(t('detailsTitle'), t('nameLead'), '/update-details');
}

export default async function UpdateDetails({ searchParams }: { searchParams: DoorSearch }) {
  const [{ back, locale }, entry, session] = await Promise.all([
    readDoorQuery(searchParams),
    entryAt('details'),
    readSession(),
  ]);
  if (entry !== null) return <DetailsPage email={entry.email} />;
  if (session === null) redirect(localized(locale, '/register'));
  return <NamePage customer={session.customer} back={back} />;
}
