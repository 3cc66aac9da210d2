import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CodePage } from '@/components/session/code-page';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { redirect } from '@/lib/redirect';
import { doorMetadata } from '@/lib/session/door-metadata';
import { entryAt } from '@/lib/session/entry';
import { resendSeconds } from '@/lib/session/resend';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('door');
  return doorMetadata(t('codeTitle'), t('code'), '/verify-phone');
}

/** Codes of mails and of SMS alike (SPEC 2 knows this one path). */
export default async function VerifyPhone() {
  const [{ locale }, entry] = await Promise.all([here(), entryAt('code')]);
  if (entry === null) redirect(localized(locale, '/login'));
  return <CodePage entry={entry} wait={await resendSeconds(entry, locale)} />;
}
