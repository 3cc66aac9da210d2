import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RegisterPage } from '@/components/sign-in/register-page';
import { redirect } from '@/lib/redirect';
import { readSession } from '@/lib/session/session';
import { authMetadata } from '@/lib/sign-in/auth-metadata';
import { type AuthSearchParams, readAuthQuery } from '@/lib/sign-in/auth-query';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return authMetadata(t('registerTitle'), t('registerLead'), '/register');
}

export default async function Register({ searchParams }: { searchParams: AuthSearchParams }) {
  const [{ back, referral, used }, session] = await Promise.all([readAuthQuery(searchParams), readSession()]);
  if (session !== null) redirect(back);
  return <RegisterPage back={back} referral={referral} used={used} />;
}
