'use client';

import { type ComponentProps, createContext, use } from 'react';
import { Drawer as Vaul } from 'vaul';
import { Closing, useEscape } from '@/components/ui/overlay/use-escape.client';
import { useOverlayHistory } from '@/components/ui/overlay/use-overlay-history.client';
import { useReturnedFocus } from '@/components/ui/overlay/use-returned-focus.client';
import { hysteresis, useSwipeSpeed } from '@/components/ui/overlay/use-swipe-speed.client';

type DrawerSide = 'bottom' | 'end';

const Swiping = createContext({ side: 'bottom' as DrawerSide, handlers: {} });

interface DrawerProps {
  side?: DrawerSide;
  /** The drawer is a page with its own path, so Back leaves it without an entry of its own. */
  isPage?: boolean;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ComponentProps<typeof Vaul.Root>['children'];
}

/** A drawer on vaul that follows the finger, styled by drawer.css. Loaded on intent only. */
export function Drawer({ side = 'bottom', isPage = false, onOpenChange, children, ...props }: DrawerProps) {
  const close = () => onOpenChange(false);
  useOverlayHistory(props.open && !isPage, close);
  const { refuses, handlers } = useSwipeSpeed(side === 'bottom' ? 'y' : 'x');
  const inlineEnd = typeof document !== 'undefined' && document.dir === 'rtl' ? 'left' : 'right';
  return (
    <Vaul.Root
      {...props}
      onOpenChange={isOpen => {
        if (isOpen || !refuses()) onOpenChange(isOpen);
      }}
      direction={side === 'bottom' ? 'bottom' : inlineEnd}
      closeThreshold={hysteresis}
      autoFocus
      noBodyStyles
    >
      <Closing value={close}>
        <Swiping value={{ side, handlers }}>{children}</Swiping>
      </Closing>
    </Vaul.Root>
  );
}

/**
 * The scrolling content. A bottom drawer has a handle above it, which drags the drawer wherever the content is
 * scrolled.
 */
export function DrawerContent({ className, children, ...props }: ComponentProps<typeof Vaul.Content>) {
  const { side, handlers } = use(Swiping);
  const focus = useReturnedFocus();
  const keys = useEscape();
  return (
    <Vaul.Portal>
      <Vaul.Overlay data-slot="overlay" />
      <Vaul.Content
        data-slot="drawer-content"
        data-side={side}
        aria-modal="true"
        aria-describedby={undefined}
        {...focus}
        {...keys}
        {...handlers}
        {...props}
      >
        {side === 'bottom' && <div data-slot="drawer-handle" />}
        <div data-slot="drawer-body" className={className}>
          {children}
        </div>
      </Vaul.Content>
    </Vaul.Portal>
  );
}
