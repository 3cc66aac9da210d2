'use client';

import { useState } from 'react';
import type { ProductFrameProps } from '@/components/product/product-frame.client';
import { DrawerDialog } from '@/components/ui/drawer-dialog.client';

/** A product over its list. Closes at once; the URL follows by the link back to the list. */
export function ProductDialog({ uuid, heading, children }: ProductFrameProps) {
  const [isOpen, setOpen] = useState(true);
  const id = `product-${uuid}`;
  const leave = () => {
    setOpen(false);
    document.getElementById(id)?.querySelector<HTMLAnchorElement>('a[data-back]')?.click();
  };
  return (
    <DrawerDialog open={isOpen} onOpenChange={leave} id={id} className="product" aria-labelledby={heading}>
      {children}
    </DrawerDialog>
  );
}
