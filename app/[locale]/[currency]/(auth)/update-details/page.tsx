import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DetailsPage, NamePage } from '@/components/sign-in/details-page';
import { localizedPath } from '@/lib/i18n/localized-path';
import { privateMetadata } from '@/lib/metadata';
import { redirectToFirstStep } from '@/lib/notices/notice';
import { readSession } from '@/lib/session/session';
import { type AuthSearchParams, readAuthQuery } from '@/lib/sign-in/auth-query';
import { entryAt } from '@/lib/sign-in/entry';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return privateMetadata(t('detailsTitle'), t('nameLead'));
}

export default async function UpdateDetails({ searchParams }: { searchParams: AuthSearchParams }) {
  const [{ back, locale }, entry, session] = await Promise.all([
    readAuthQuery(searchParams),
    entryAt('details'),
    readSession(),
  ]);
  if (entry !== null) return <DetailsPage email={entry.email} />;
  if (session === null) return redirectToFirstStep(localizedPath(locale, '/register'));
  return <NamePage customer={session.customer} back={back} />;
}
