import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewPasswordPage } from '@/components/session/new-password-page';
import { localized } from '@/lib/i18n/address';
import { redirect } from '@/lib/redirect';
import { doorMetadata } from '@/lib/session/door-metadata';
import { type DoorSearch, readDoorQuery } from '@/lib/session/door-query';
import { entryAt } from '@/lib/session/entry';
import { readSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('door');
  return doorMetadata(t('newTitle'), t('newLead'), '/update-password');
}

/** For those who have proven who they are just now, or have no password yet; the others change theirs in the profile. */
export default async function UpdatePassword({ searchParams }: { searchParams: DoorSearch }) {
  const [{ back, locale }, entry, session] = await Promise.all([
    readDoorQuery(searchParams),
    entryAt('new-password'),
    readSession(),
  ]);
  if (session === null) redirect(localized(locale, '/reset-password'));
  const { id, hasPassword } = session.customer;
  if (hasPassword && entry?.customerId !== id) redirect(localized(locale, '/profile'));
  return <NewPasswordPage back={back} />;
}
