'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { useReturnedFocus } from '@/components/ui/overlay/use-returned-focus.client';

/** A popover on Radix beside its opener, styled by popover.css. Loaded on intent only. */
export function Popover(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export function PopoverAnchor(props: ComponentProps<typeof Radix.Anchor>) {
  return <Radix.Anchor {...props} />;
}

export function PopoverContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  const focus = useReturnedFocus();
  return (
    <Radix.Portal>
      <Radix.Content data-slot="popover-content" sideOffset={8} collisionPadding={16} {...focus} {...props}>
        <div data-slot="drawer-body" className={className}>
          {children}
        </div>
      </Radix.Content>
    </Radix.Portal>
  );
}
