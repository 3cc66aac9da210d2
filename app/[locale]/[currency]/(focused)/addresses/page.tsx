import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountAddressesPage } from '@/components/address/account/account-addresses-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { privateMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addresses');
  return privateMetadata(t('title'), t('description'));
}

export default async function Addresses() {
  const t = await getTranslations('addresses');
  return (
    <>
      <BackHeader to="/" title={t('title')} />
      <Main>
        <AccountAddressesPage />
      </Main>
    </>
  );
}
