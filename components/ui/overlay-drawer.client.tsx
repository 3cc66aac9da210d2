'use client';

import type { MouseEvent } from 'react';
import { DialogTitle } from '@/components/ui/dialog.client';
import { Drawer, DrawerContent, type DrawerSide } from '@/components/ui/drawer.client';
import type { OverlayPartProps } from '@/components/ui/overlay.client';
import { useOpener } from '@/components/ui/use-opener.client';

export function BottomOverlay(props: OverlayPartProps) {
  return <DrawerOverlay side="bottom" {...props} />;
}

export function EndOverlay(props: OverlayPartProps) {
  return <DrawerOverlay side="end" {...props} />;
}

/**
 * The drawer that takes over from a native popover. A link in it leads to another page, so it closes the drawer too.
 */
function DrawerOverlay(props: OverlayPartProps & { side: DrawerSide }) {
  const { id, side, title, className, open, onOpenChange, children } = props;
  useOpener(id, onOpenChange);
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onOpenChange(false);
  };
  return (
    <Drawer side={side} open={open} onOpenChange={onOpenChange}>
      <DrawerContent className={className} onClick={leave}>
        <DialogTitle className="sr-only">{title}</DialogTitle>
        {children}
      </DrawerContent>
    </Drawer>
  );
}
