'use client';

import { OpenedCart } from '@/components/cart/opened-cart.client';
import { Icon } from '@/components/ui/icon';
import { DialogClose, DialogTitle } from '@/components/ui/overlay/dialog.client';
import { Drawer, DrawerContent } from '@/components/ui/overlay/drawer.client';
import { useAtLeastMedium } from '@/components/ui/use-at-least-medium.client';
import type { Locale } from '@/lib/i18n/locales';

interface CartDrawerProps {
  locale: Locale;
  words: { close: string; title: string; offline: string };
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The cart over the page: from the end side, on phones from below. Shows the same frame as the cart's page. */
export function CartDrawer({ locale, words, open, onOpenChange }: CartDrawerProps) {
  const isWide = useAtLeastMedium(open);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side={isWide ? 'end' : 'bottom'}>
      <DrawerContent className="cart-drawer">
        <div data-slot="drawer-header">
          <DialogTitle>{words.title}</DialogTitle>
          <DialogClose className="icon-button" aria-label={words.close}>
            <Icon name="close" />
          </DialogClose>
        </div>
        <OpenedCart locale={locale} offline={words.offline} />
      </DrawerContent>
    </Drawer>
  );
}
