import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LoginPage } from '@/components/session/login-page';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { pageMetadata } from '@/lib/metadata';
import { returnPath } from '@/lib/places/return-path';
import { readSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

interface LoginProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login');
  const facts = await pageMetadata({ title: t('title'), description: t('lead'), path: '/login' });
  return { ...facts, robots: { index: false } };
}

export default async function Login({ searchParams }: LoginProps) {
  const [{ returnTo }, { locale }, session] = await Promise.all([searchParams, here(), readSession()]);
  const back = returnPath(typeof returnTo === 'string' ? returnTo : null, localized(locale, '/'));
  if (session !== null) redirect(back);
  return <LoginPage back={back} />;
}
