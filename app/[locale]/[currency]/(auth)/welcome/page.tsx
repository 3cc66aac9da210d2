import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WelcomePage } from '@/components/sign-in/welcome-page';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirect } from '@/lib/redirect';
import { readSession } from '@/lib/session/session';
import { authMetadata } from '@/lib/sign-in/auth-metadata';
import { type AuthSearchParams, readAuthQuery } from '@/lib/sign-in/auth-query';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return authMetadata(t('welcomeNameless'), t('welcomeLead'), '/welcome');
}

export default async function Welcome({ searchParams }: { searchParams: AuthSearchParams }) {
  const [{ back, locale }, session] = await Promise.all([readAuthQuery(searchParams), readSession()]);
  if (session === null) redirect(localizedPath(locale, '/login'));
  return <WelcomePage customer={session.customer} back={back} />;
}
