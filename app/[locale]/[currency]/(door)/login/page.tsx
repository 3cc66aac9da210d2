import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/session/link-page';
import { LoginPage } from '@/components/session/login-page';
import { PhonePage } from '@/components/session/phone-page';
import { offeredWays } from '@/lib/identity/ways';
import { redirect } from '@/lib/redirect';
import { doorMetadata } from '@/lib/session/door-metadata';
import { type DoorSearch, readDoorQuery } from '@/lib/session/door-query';
import { readEntry } from '@/lib/session/entry';
import { readSession } from '@/lib/session/session';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login');
  return doorMetadata(t('title'), t('lead'), '/login');
}

export default async function Login({ searchParams }: { searchParams: DoorSearch }) {
  const [{ back, referral, way }, session] = await Promise.all([readDoorQuery(searchParams), readSession()]);
  if (session !== null) redirect(back);
  const offered = offeredWays();
  if (way === 'phone' && offered.phone) return <PhonePage back={back} referral={referral} />;
  // Also where only a provider's word has to be confirmed.
  const entry = way === 'link' ? await readEntry() : null;
  const isOnItsWay = entry?.step === 'link-sent' || entry?.step === 'link-opened';
  if (way === 'link' && (offered.emailLink || isOnItsWay))
    return <LinkPage entry={entry} back={back} referral={referral} />;
  return <LoginPage back={back} referral={referral} />;
}
