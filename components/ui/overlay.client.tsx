'use client';

import { type ComponentType, type Dispatch, type ReactNode, type SetStateAction, useEffect, useState } from 'react';
import { NativePopover } from '@/components/ui/native-popover';
import { usePart } from '@/components/ui/use-part.client';

export interface OverlayPartProps {
  id: string;
  title: string;
  className: string | undefined;
  open: boolean;
  onOpenChange: Dispatch<SetStateAction<boolean>>;
  children: ReactNode;
}

const parts = {
  bottom: () => import('@/components/ui/overlay-drawer.client').then(({ BottomOverlay }) => BottomOverlay),
  end: () => import('@/components/ui/overlay-drawer.client').then(({ EndOverlay }) => EndOverlay),
  popover: () => import('@/components/ui/overlay-popover.client').then(({ PopoverOverlay }) => PopoverOverlay),
} satisfies Record<string, () => Promise<ComponentType<OverlayPartProps>>>;

interface OverlayProps {
  /** Buttons open and close it by `popoverTarget`, from anywhere in the page. */
  id: string;
  side: keyof typeof parts;
  title: string;
  /** The role of the native popover, for pages that show it as a part of them on wide screens. */
  role?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A native popover, which works without script. Pointing at its button loads the part on Radix, which takes over from
 * then on. A press that comes sooner opens the native one.
 */
export function Overlay({ id, side, title, role = 'dialog', className, children }: OverlayProps) {
  const { part: Part, warm } = usePart(parts[side]);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const point = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[popovertarget="${id}"]`)) warm();
    };
    const intents = ['pointerover', 'focusin'];
    for (const intent of intents) document.addEventListener(intent, point);
    return () => {
      for (const intent of intents) document.removeEventListener(intent, point);
    };
  }, [id, warm]);

  const shared = { id, title, className, children };
  return (
    <>
      {!isOpen && <NativePopover side={side} role={role} {...shared} />}
      {Part !== null && <Part open={isOpen} onOpenChange={setOpen} {...shared} />}
    </>
  );
}
