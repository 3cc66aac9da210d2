'use client';

import * as Radix from '@radix-ui/react-popover';
import { type ComponentProps, type MouseEvent, useEffect, useMemo } from 'react';
import type { OverlayPartProps } from '@/components/ui/overlay.client';
import { useReturnedFocus } from '@/components/ui/use-returned-focus.client';

/** A popover on Radix beside what opened it, drawn by popover.css. Loaded on intent only. */
export function Popover(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export function PopoverAnchor(props: ComponentProps<typeof Radix.Anchor>) {
  return <Radix.Anchor {...props} />;
}

export function PopoverContent(props: ComponentProps<typeof Radix.Content>) {
  const focus = useReturnedFocus();
  return (
    <Radix.Portal>
      <Radix.Content data-slot="popover-content" sideOffset={8} collisionPadding={16} {...focus} {...props} />
    </Radix.Portal>
  );
}

/** The popover that takes over from a native one. A link in it leads away, and closes it. */
export function PopoverOverlay({ opener, title, className, open, onOpenChange, children }: OverlayPartProps) {
  const anchor = useMemo(() => ({ current: opener }), [opener]);
  useEffect(() => {
    opener.ariaExpanded = String(open);
  }, [opener, open]);
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onOpenChange(false);
  };
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        align="end"
        aria-label={title}
        onClick={leave}
        onPointerDownOutside={event => {
          // The button closes it by its own press, which would open it again.
          if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault();
        }}
      >
        <div data-slot="drawer-body" className={className}>
          {children}
        </div>
      </PopoverContent>
    </Popover>
  );
}
