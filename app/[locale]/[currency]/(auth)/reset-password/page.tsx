import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResetPage } from '@/components/sign-in/reset-page';
import { privateMetadata } from '@/lib/metadata';
import { type AuthSearchParams, readAuthQuery } from '@/lib/sign-in/auth-query';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return privateMetadata(t('resetTitle'), t('resetLead'));
}

/**
 * Open to signed-in customers too: the profile asks for the old password, so this is the only way once it is forgotten.
 */
export default async function ResetPassword({ searchParams }: { searchParams: AuthSearchParams }) {
  const { back, sentTo } = await readAuthQuery(searchParams);
  return <ResetPage back={back} sentTo={sentTo} />;
}
