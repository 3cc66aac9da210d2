'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Closing, useEscape } from '@/components/ui/overlay/use-escape.client';
import { useOverlayHistory } from '@/components/ui/overlay/use-overlay-history.client';
import { useReturnedFocus } from '@/components/ui/overlay/use-returned-focus.client';

interface DialogProps {
  /** The dialog is a page with its own path, so Back leaves it without an entry of its own. */
  isPage?: boolean;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A modal dialog on Radix, styled by dialog.css. Loaded on intent only. */
export function Dialog({ isPage = false, ...props }: DialogProps) {
  const close = () => props.onOpenChange(false);
  useOverlayHistory(props.open && !isPage, close);
  return (
    <Closing value={close}>
      <Radix.Root {...props} />
    </Closing>
  );
}

export function DialogContent({ children, ...props }: ComponentProps<typeof Radix.Content>) {
  const focus = useReturnedFocus();
  const keys = useEscape();
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="overlay" />
      <Radix.Content
        data-slot="dialog-content"
        aria-modal="true"
        aria-describedby={undefined}
        {...focus}
        {...keys}
        {...props}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** Names the surrounding dialog or drawer. */
export function DialogTitle(props: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="dialog-title" {...props} />;
}

/** Closes the surrounding dialog or drawer. */
export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="dialog-close" {...props} />;
}
