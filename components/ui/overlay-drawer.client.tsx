'use client';

import { DialogTitle } from '@/components/ui/dialog.client';
import { Drawer, DrawerContent } from '@/components/ui/drawer.client';
import type { OverlayPartProps } from '@/components/ui/overlay-part';
import { isWide } from '@/components/ui/room-beside.client';
import { useIsNativeOpen } from '@/components/ui/use-is-native-open.client';
import { useOverlayHistory } from '@/components/ui/use-overlay-history.client';

/** The drawer that takes over from a native popover. A panel without room beside its button is one, too. */
export function DrawerOverlay({ id, side, title, className, open, onOpenChange, children }: OverlayPartProps) {
  useOverlayHistory(useIsNativeOpen(id), () => document.getElementById(id)?.hidePopover());
  const isAtEnd = side === 'popover' ? isWide() : side === 'end';
  return (
    <Drawer side={isAtEnd ? 'end' : 'bottom'} open={open} onOpenChange={onOpenChange}>
      <DrawerContent className={className}>
        <DialogTitle className="sr-only">{title}</DialogTitle>
        {children}
      </DrawerContent>
    </Drawer>
  );
}
