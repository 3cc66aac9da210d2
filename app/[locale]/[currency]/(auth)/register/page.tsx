import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RegisterPage } from '@/components/sign-in/register-page';
import { pageMetadata } from '@/lib/metadata';
import { redirectWithNotice } from '@/lib/notices/notice';
import { readSession } from '@/lib/session/session';
import { type AuthSearchParams, readAuthQuery } from '@/lib/sign-in/auth-query';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  // Has metadata for sharing, because an invitation is a link to this page.
  const [title, description] = [t('registerTitle'), t('registerLead')];
  return pageMetadata({ title, description, path: '/register', isUnlisted: true });
}

export default async function Register({ searchParams }: { searchParams: AuthSearchParams }) {
  const [query, session] = await Promise.all([readAuthQuery(searchParams), readSession()]);
  if (session !== null) return redirectWithNotice(query.back);
  return <RegisterPage {...query} />;
}
