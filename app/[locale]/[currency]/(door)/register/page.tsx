import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RegisterPage } from '@/components/session/register-page';
import { redirect } from '@/lib/redirect';
import { doorMetadata } from '@/lib/session/door-metadata';
import { type DoorSearch, readDoorQuery } from '@/lib/session/door-query';
import { readSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('door');
  return doorMetadata(t('registerTitle'), t('registerLead'), '/register');
}

export default async function Register({ searchParams }: { searchParams: DoorSearch }) {
  const [{ back, referral }, session] = await Promise.all([readDoorQuery(searchParams), readSession()]);
  if (session !== null) redirect(back);
  return <RegisterPage back={back} referral={referral} />;
}
