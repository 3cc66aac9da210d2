import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/sign-in/link-page';
import { LoginPage } from '@/components/sign-in/login-page';
import { PhonePage } from '@/components/sign-in/phone-page';
import { privateMetadata } from '@/lib/metadata';
import { redirectWithNotice } from '@/lib/notices/notice';
import { readSession } from '@/lib/session/session';
import { type AuthSearchParams, readAuthQuery } from '@/lib/sign-in/auth-query';
import { readEntry } from '@/lib/sign-in/entry';
import { offeredWays } from '@/lib/sign-in/ways';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login');
  return privateMetadata(t('title'), t('lead'));
}

export default async function Login({ searchParams }: { searchParams: AuthSearchParams }) {
  const [{ back, referral, way, used, sentTo }, session] = await Promise.all([
    readAuthQuery(searchParams),
    readSession(),
  ]);
  if (session !== null) return redirectWithNotice(back);
  const offered = offeredWays();
  if (way === 'phone' && offered.phone) return <PhonePage back={back} referral={referral} sentTo={sentTo} />;
  // Shown also without mailed links on offer, when a provider's sign-in has to be confirmed by one.
  const entry = way === 'link' ? await readEntry() : null;
  const isOnItsWay = entry?.step === 'link-sent' || entry?.step === 'link-opened';
  if (way === 'link' && (offered.emailLink || isOnItsWay))
    return <LinkPage entry={entry} back={back} referral={referral} />;
  return <LoginPage back={back} referral={referral} used={used} />;
}
