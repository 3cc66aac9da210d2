'use client';

import { DialogTitle } from '@/components/ui/dialog.client';
import { Drawer, DrawerContent } from '@/components/ui/drawer.client';
import type { OverlayPartProps } from '@/components/ui/overlay-part';
import { useIsNativeOpen } from '@/components/ui/use-is-native-open.client';
import { useOpener } from '@/components/ui/use-opener.client';
import { useOverlayHistory } from '@/components/ui/use-overlay-history.client';

/** The drawer that takes over from a native popover. */
export function DrawerOverlay({ id, side, title, className, open, onOpenChange, children }: OverlayPartProps) {
  useOpener(id, onOpenChange);
  useOverlayHistory(useIsNativeOpen(id), () => document.getElementById(id)?.hidePopover());
  return (
    <Drawer side={side === 'end' ? 'end' : 'bottom'} open={open} onOpenChange={onOpenChange}>
      <DrawerContent className={className}>
        <DialogTitle className="sr-only">{title}</DialogTitle>
        {children}
      </DrawerContent>
    </Drawer>
  );
}
