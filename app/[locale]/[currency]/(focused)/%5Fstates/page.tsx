import type { Metadata } from 'next';
import { ChooseView } from '@/components/preferences/choose-view.client';
import { StatesPage } from '@/components/states/states-page';
import { env } from '@/lib/env';
import { gone } from '@/lib/gone';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'States', robots: { index: false } };

/** Every primitive of components/ui in every state, for developers (`STATES_PAGE=1`, which the demo sets). */
export default async function States() {
  if (env().STATES_PAGE !== '1') return gone();
  return (
    <>
      <StatesPage />
      <ChooseView />
    </>
  );
}
