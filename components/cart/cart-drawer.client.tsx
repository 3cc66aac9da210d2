'use client';

import { useEffect } from 'react';
import { CartFrame } from '@/components/cart/cart-frame.client';
import { cartStore } from '@/components/cart/cart-store.client';
import { useCart } from '@/components/cart/use-cart.client';
import { DialogClose, DialogTitle } from '@/components/ui/dialog.client';
import { Drawer, DrawerContent } from '@/components/ui/drawer.client';
import { Icon } from '@/components/ui/icon';
import { useWideScreen } from '@/components/ui/use-wide-screen.client';

export interface CartDrawerProps {
  locale: string;
  words: { close: string; title: string; offline: string };
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The cart over the page: from the end side, on phones from below. Shows the same frame as the cart's page. */
export function CartDrawer({ locale, words, open, onOpenChange }: CartDrawerProps) {
  const isWide = useWideScreen(open);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side={isWide ? 'end' : 'bottom'}>
      <DrawerContent className="cart-drawer">
        <div data-slot="drawer-header">
          <DialogTitle>{words.title}</DialogTitle>
          <DialogClose className="icon-button" aria-label={words.close}>
            <Icon name="close" />
          </DialogClose>
        </div>
        <Opened locale={locale} offline={words.offline} />
      </DrawerContent>
    </Drawer>
  );
}

/** Reads the cart anew each time the drawer opens. */
function Opened({ locale, offline }: { locale: string; offline: string }) {
  const { answer, isLost } = useCart();

  useEffect(() => {
    cartStore.setting.isFrame = true;
    cartStore.load();
  }, []);

  if (answer?.words) return <CartFrame initial={answer} words={answer.words} locale={locale} />;
  return (
    <div className="cart-skeleton" role="status">
      {isLost && offline}
    </div>
  );
}
