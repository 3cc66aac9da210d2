import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResetPage } from '@/components/session/reset-page';
import { doorMetadata } from '@/lib/session/door-metadata';
import { type DoorSearch, readDoorQuery } from '@/lib/session/door-query';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('door');
  return doorMetadata(t('resetTitle'), t('resetLead'), '/reset-password');
}

/** Open to the signed-in as well: whoever forgot a password has to say the old one nowhere else. */
export default async function ResetPassword({ searchParams }: { searchParams: DoorSearch }) {
  const { back } = await readDoorQuery(searchParams);
  return <ResetPage back={back} />;
}
