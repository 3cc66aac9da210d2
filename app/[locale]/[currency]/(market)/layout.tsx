import type { ReactNode } from 'react';
import { CartWatch } from '@/components/cart/cart-watch';
import { ChatButton } from '@/components/chat/chat-button';
import { LikeForm } from '@/components/liked/like-form';
import { OnlineHost } from '@/components/online/online-host';
import { OrderBar } from '@/components/orders/own/order-bar';
import { ChooseView } from '@/components/preferences/choose-view.client';
import { BottomBar } from '@/components/shell/bottom-bar';
import { CurrentPage } from '@/components/shell/current-page.client';
import { Footer } from '@/components/shell/footer/footer';
import { Header } from '@/components/shell/header';
import { SoftNavigation } from '@/components/shell/page-turn/soft-navigation.client';
import { SkipLink } from '@/components/shell/skip-link';

/** The full shell. It stays from page to page, so that a page turn renders the page alone (docs/decisions/166). */
export default function MarketLayout({ children }: { children: ReactNode }) {
  return (
    <div className="market">
      <SkipLink />
      <OrderBar />
      <Header />
      {children}
      <Footer />
      <BottomBar />
      <ChatButton />
      <OnlineHost />
      <SoftNavigation />
      <CartWatch />
      <p id="said" role="status" aria-live="polite" className="sr-only" />
      <ChooseView />
      <LikeForm />
      <CurrentPage />
    </div>
  );
}
