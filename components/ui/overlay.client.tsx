'use client';

import type { ComponentType, ReactNode } from 'react';
import { NativePopover } from '@/components/ui/native-popover';
import { useOpener } from '@/components/ui/use-opener.client';
import { usePart } from '@/components/ui/use-part.client';

export interface OverlayPartProps {
  /** What was pressed to open it. */
  opener: HTMLElement;
  title: string;
  className: string | undefined;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

const parts = {
  bottom: () => import('@/components/ui/overlay-drawer.client').then(({ BottomOverlay }) => BottomOverlay),
  end: () => import('@/components/ui/overlay-drawer.client').then(({ EndOverlay }) => EndOverlay),
  popover: () => import('@/components/ui/popover.client').then(({ PopoverOverlay }) => PopoverOverlay),
} satisfies Record<string, () => Promise<ComponentType<OverlayPartProps>>>;

interface OverlayProps {
  /** Buttons open and close it by `popoverTarget`, from anywhere in the page. */
  id: string;
  side: keyof typeof parts;
  title: string;
  /** Of the native popover, where wide screens hold it as a part of the page. */
  role?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A popover of the browser's own, as it works without script. Pointing at its button loads the part on Radix, which takes
 * over from then on; a press that comes sooner opens the native one.
 */
export function Overlay({ id, side, title, role = 'dialog', className, children }: OverlayProps) {
  const { part: Part, warm } = usePart(parts[side]);
  const { opener, isOpen, setOpen } = useOpener(id, Part !== null, warm);
  const shared = { title, className, children };
  return (
    <>
      {!isOpen && <NativePopover id={id} side={side} role={role} {...shared} />}
      {Part !== null && opener !== null && <Part opener={opener} open={isOpen} onOpenChange={setOpen} {...shared} />}
    </>
  );
}
