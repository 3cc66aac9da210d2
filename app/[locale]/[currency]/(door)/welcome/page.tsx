import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WelcomePage } from '@/components/session/welcome-page';
import { localized } from '@/lib/i18n/address';
import { redirect } from '@/lib/redirect';
import { doorMetadata } from '@/lib/session/door-metadata';
import { type DoorSearch, readDoorQuery } from '@/lib/session/door-query';
import { readSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('door');
  return doorMetadata(t('welcomeNameless'), t('welcomeLead'), '/welcome');
}

export default async function Welcome({ searchParams }: { searchParams: DoorSearch }) {
  const [{ back, locale }, session] = await Promise.all([readDoorQuery(searchParams), readSession()]);
  if (session === null) redirect(localized(locale, '/login'));
  return <WelcomePage customer={session.customer} back={back} />;
}
