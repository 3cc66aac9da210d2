'use client';

import { type ReactNode, useState } from 'react';
import { DrawerDialog } from '@/components/ui/overlay/drawer-dialog.client';

export interface ProductFrameProps {
  uuid: string;
  /** The id of the heading inside. */
  heading: string;
  children: ReactNode;
}

/** A product over its list. Closes at once; the URL follows by the link to the list (soft-navigation.client.tsx). */
export function ProductDialog({ uuid, heading, children }: ProductFrameProps) {
  const [isOpen, setOpen] = useState(true);
  const id = `product-${uuid}`;
  const leave = () => {
    setOpen(false);
    document.getElementById(id)?.querySelector<HTMLAnchorElement>('a[data-closes]')?.click();
  };
  return (
    <DrawerDialog isPage open={isOpen} onOpenChange={leave} id={id} className="product" aria-labelledby={heading}>
      {children}
    </DrawerDialog>
  );
}
