import type { ReactNode } from 'react';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { BackHeader } from '@/components/shell/back-header';
import { Main } from '@/components/ui/main';
import { gone } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
import { offersParcels } from '@/lib/market/offers-parcels';

interface WhenOfferedProps {
  /** Where the header leads back to, and what it says. */
  back: string;
  title: string;
  children: ReactNode;
}

/** The frame of a page about parcels: not found where the marketplace carries none. */
export async function WhenOffered({ back, title, children }: WhenOfferedProps) {
  const offered = await offersParcels((await pageMarket()).locale);
  if (offered.ok && !offered.value) return gone();
  return (
    <>
      <BackHeader to={back} title={title} />
      <Main>{offered.ok ? children : <OwnErrorPage />}</Main>
    </>
  );
}
