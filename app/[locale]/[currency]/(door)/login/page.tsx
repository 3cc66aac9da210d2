import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LoginPage } from '@/components/session/login-page';
import { doorMetadata } from '@/lib/session/door-metadata';
import { type DoorSearch, readDoorQuery } from '@/lib/session/door-query';
import { readSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login');
  return doorMetadata(t('title'), t('lead'), '/login');
}

export default async function Login({ searchParams }: { searchParams: DoorSearch }) {
  const [{ back, referral }, session] = await Promise.all([readDoorQuery(searchParams), readSession()]);
  if (session !== null) redirect(back);
  return <LoginPage back={back} referral={referral} />;
}
