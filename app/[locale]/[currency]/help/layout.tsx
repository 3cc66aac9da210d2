import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/components/content/content.css';
import '@/components/content/help/help.css';
import '@/components/content/prose.css';
import { OnlineHost } from '@/components/online/online-host';
import { ChooseView } from '@/components/preferences/choose-view.client';
import { BackHeader } from '@/components/shell/back-header';
import { Footer } from '@/components/shell/footer/footer';
import { SoftNavigation } from '@/components/shell/page-turn/soft-navigation.client';
import { SkipLink } from '@/components/shell/skip-link';

/**
 * Frames the help centre: the header of the focused pages, and the market's footer. It is not one of `(focused)`,
 * because it is kept, and their frame reads the visitor's languages.
 */
export default async function HelpLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('content.help');
  return (
    <div className="market [--bottom-bar:0rem]">
      <SkipLink />
      <BackHeader to="/" title={t('title')} />
      {children}
      <Footer />
      <OnlineHost />
      <SoftNavigation />
      <ChooseView />
    </div>
  );
}
