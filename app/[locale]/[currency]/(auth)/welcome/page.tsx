import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import '@/components/joining/joining.css';
import { NewcomerPage, WelcomePage } from '@/components/joining/welcome-page';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import { pageMetadata } from '@/lib/metadata';
import { readSession } from '@/lib/session/session';
import { type AuthSearchParams, readAuthQuery } from '@/lib/sign-in/auth-query';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { locale }] = await Promise.all([getTranslations('welcome'), pageMarket()]);
  const name = await getMarketName(locale);
  return pageMetadata({ title: t('page'), description: t('description', { name }), path: '/welcome' });
}

export default async function Welcome({ searchParams }: { searchParams: AuthSearchParams }) {
  const [{ back }, session] = await Promise.all([readAuthQuery(searchParams), readSession()]);
  return session === null ? <NewcomerPage /> : <WelcomePage customer={session.customer} back={back} />;
}
