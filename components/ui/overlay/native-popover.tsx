import type { ComponentProps } from 'react';

interface NativePopoverProps extends Omit<ComponentProps<'div'>, 'popover' | 'title'> {
  /** Buttons open and close it by `popoverTarget`. */
  id: string;
  title: string;
  /** A drawer at one side, or a panel beside its button (at the bottom on phones). */
  side: 'bottom' | 'end' | 'popover';
}

/** The browser's own popover, styled like the drawer or popover on Radix; it works without script. */
export function NativePopover({ title, side, role = 'dialog', className, children, ...props }: NativePopoverProps) {
  const slot = side === 'popover' ? 'popover-content' : 'drawer-content';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it is given have names.
    <div popover="auto" role={role} aria-label={title} data-slot={slot} data-side={side} {...props}>
      <div data-slot="drawer-body" className={className}>
        {children}
      </div>
    </div>
  );
}
