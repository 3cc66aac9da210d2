'use client';

import type { MouseEvent } from 'react';
import { DialogTitle } from '@/components/ui/dialog.client';
import { Drawer, DrawerContent } from '@/components/ui/drawer.client';
import type { OverlayPartProps } from '@/components/ui/overlay-part';
import { useOpener } from '@/components/ui/use-opener.client';

/** The drawer that takes over from a native popover. A link in it leads away, and closes it. */
export function DrawerOverlay({ id, side, title, className, open, onOpenChange, children }: OverlayPartProps) {
  useOpener(id, onOpenChange);
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onOpenChange(false);
  };
  return (
    <Drawer side={side === 'end' ? 'end' : 'bottom'} open={open} onOpenChange={onOpenChange}>
      <DrawerContent className={className} onClick={leave}>
        <DialogTitle className="sr-only">{title}</DialogTitle>
        {children}
      </DrawerContent>
    </Drawer>
  );
}
