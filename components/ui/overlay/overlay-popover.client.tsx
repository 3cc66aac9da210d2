'use client';

import { type MouseEvent, useEffect, useMemo } from 'react';
import type { OverlayPartProps } from '@/components/ui/overlay/overlay-part';
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/overlay/popover.client';

/** The popover that replaces a native one. A link in it leads to another page, so it closes the popover too. */
export function PopoverOverlay({ title, className, open, onOpenChange, opener, children }: OverlayPartProps) {
  const anchor = useMemo(() => (opener === null ? null : { current: opener }), [opener]);
  useEffect(() => {
    if (opener !== null) opener.ariaExpanded = String(open);
  }, [opener, open]);

  if (anchor === null) return null;
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onOpenChange(false);
  };
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        align="end"
        aria-label={title}
        className={className}
        onClick={leave}
        onInteractOutside={event => {
          // The button's own press closes it; closing here first would make that press open it again.
          if (event.target instanceof Node && anchor.current.contains(event.target)) event.preventDefault();
        }}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
