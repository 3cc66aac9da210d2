'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { useReturnedFocus } from '@/components/ui/use-returned-focus.client';

/** A modal dialog on Radix, styled by dialog.css. Loaded on intent only. */
export function Dialog(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export function DialogContent({ children, ...props }: ComponentProps<typeof Radix.Content>) {
  const focus = useReturnedFocus();
  return (
    <Radix.Portal>
      <Radix.Overlay data-slot="overlay" />
      <Radix.Content data-slot="dialog-content" aria-modal="true" aria-describedby={undefined} {...focus} {...props}>
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
