import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CodePage } from '@/components/sign-in/code-page';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { privateMetadata } from '@/lib/metadata';
import { redirectToFirstStep, redirectWithNotice } from '@/lib/notices/notice';
import { readSession } from '@/lib/session/session';
import { resendSeconds } from '@/lib/sign-in/codes/resend';
import { readEntry } from '@/lib/sign-in/entry';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return privateMetadata(t('codeTitle'), t('code'));
}

/** Takes the codes of mails and of SMS: docs/behaviour.md 2.1 has this one path for both. */
export default async function VerifyPhone() {
  const [{ locale }, entry, session] = await Promise.all([pageMarket(), readEntry(), readSession()]);
  // The customer has gone back from the next step: the code was right already.
  if (entry?.step === 'details') return redirectWithNotice(localizedPath(locale, '/update-details'));
  if (entry?.step !== 'code')
    return (session === null ? redirectToFirstStep : redirectWithNotice)(localizedPath(locale, '/login'));
  return <CodePage entry={entry} wait={await resendSeconds(entry, locale)} />;
}
