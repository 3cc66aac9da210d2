'use client';

import type { ComponentProps } from 'react';
import { Dialog, DialogContent } from '@/components/ui/overlay/dialog.client';
import { Drawer, DrawerContent } from '@/components/ui/overlay/drawer.client';
import { useAtLeastMedium } from '@/components/ui/use-at-least-medium.client';

interface DrawerDialogProps
  extends Pick<ComponentProps<typeof DialogContent>, 'id' | 'className' | 'children' | 'aria-labelledby'> {
  isPage?: boolean;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A drawer from below on phones, a centred dialog on wider screens. */
export function DrawerDialog({ isPage = false, open, onOpenChange, children, ...content }: DrawerDialogProps) {
  const isWide = useAtLeastMedium(open);
  if (isWide)
    return (
      <Dialog isPage={isPage} open={open} onOpenChange={onOpenChange}>
        <DialogContent {...content}>{children}</DialogContent>
      </Dialog>
    );
  return (
    <Drawer isPage={isPage} open={open} onOpenChange={onOpenChange}>
      <DrawerContent {...content}>{children}</DrawerContent>
    </Drawer>
  );
}
