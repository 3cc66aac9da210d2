import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewPasswordPage } from '@/components/sign-in/new-password-page';
import { localizedPath } from '@/lib/i18n/localized-path';
import { privateMetadata } from '@/lib/metadata';
import { redirectWithNotice } from '@/lib/notices/notice';
import { maySetFirstPassword } from '@/lib/profile/first-password';
import { readSession } from '@/lib/session/session';
import { type AuthSearchParams, readAuthQuery } from '@/lib/sign-in/auth-query';
import { entryAt } from '@/lib/sign-in/entry';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return privateMetadata(t('newTitle'), t('newLead'));
}

/**
 * For customers who were just verified, or who have just signed in and have no password yet. All others set theirs in
 * the profile.
 */
export default async function UpdatePassword({ searchParams }: { searchParams: AuthSearchParams }) {
  const [{ back, locale }, entry, session] = await Promise.all([
    readAuthQuery(searchParams),
    entryAt('new-password'),
    readSession(),
  ]);
  if (session === null) return redirectWithNotice(localizedPath(locale, '/reset-password'));
  const { id, hasPassword } = session.customer;
  if (entry?.customerId !== id && (hasPassword || !(await maySetFirstPassword())))
    return redirectWithNotice(localizedPath(locale, '/profile'));
  return <NewPasswordPage back={back} />;
}
