'use client';

import { DialogTitle } from '@/components/ui/overlay/dialog.client';
import { Drawer, DrawerContent } from '@/components/ui/overlay/drawer.client';
import { hideNative } from '@/components/ui/overlay/native-popovers.client';
import type { OverlayPartProps } from '@/components/ui/overlay/overlay-part';
import { isAtLeastLarge } from '@/components/ui/overlay/room-beside.client';
import { useIsNativeOpen } from '@/components/ui/overlay/use-is-native-open.client';
import { useOverlayHistory } from '@/components/ui/overlay/use-overlay-history.client';

/** The drawer that replaces a native popover, or a panel that has no room beside its button. */
export function DrawerOverlay({ id, side, title, className, open, onOpenChange, children }: OverlayPartProps) {
  useOverlayHistory(useIsNativeOpen(id), () => hideNative(document.getElementById(id)));
  const isAtEnd = side === 'popover' ? isAtLeastLarge() : side === 'end';
  return (
    <Drawer side={isAtEnd ? 'end' : 'bottom'} open={open} onOpenChange={onOpenChange}>
      <DrawerContent className={className}>
        <DialogTitle className="sr-only">{title}</DialogTitle>
        {children}
      </DrawerContent>
    </Drawer>
  );
}
