'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { NativePopover } from '@/components/ui/overlay/native-popover';
import type { OverlayPartProps, OverlaySide } from '@/components/ui/overlay/overlay-part';
import { hasRoomBeside } from '@/components/ui/overlay/room-beside.client';
import { useOpener } from '@/components/ui/overlay/use-opener.client';
import { usePart } from '@/components/ui/use-part.client';

type LoadPart = () => Promise<ComponentType<OverlayPartProps>>;

const drawer: LoadPart = () => import('@/components/ui/overlay/overlay-drawer.client').then(part => part.DrawerOverlay);
const panel: LoadPart = () =>
  import('@/components/ui/overlay/overlay-popover.client').then(part => part.PopoverOverlay);
/**
 * Decided each time that a button is pointed at: the same panel may open beside one button and over another's drawer.
 */
const popover: LoadPart = () => (hasRoomBeside() ? panel() : drawer());

interface OverlayProps {
  /** Buttons open and close it by `popoverTarget`, from anywhere in the page. */
  id: string;
  side: OverlaySide;
  title: string;
  /** The role of the native popover, where wide screens show it as a part of the page. */
  role?: 'complementary';
  className?: string;
  children: ReactNode;
}

/**
 * A native popover, which works without script. Pointing at its button loads the part on Radix, which replaces it from
 * then on. A press before that opens the native one.
 */
export function Overlay({ id, side, title, role, className, children }: OverlayProps) {
  const { part: Part, warm } = usePart(side === 'popover' ? popover : drawer);
  const [isOpen, setOpen] = useState(false);
  const opener = useOpener(id, { isReady: Part !== null, warm, setOpen });

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

  const shared = { id, side, title, className, children };
  return (
    <>
      {!isOpen && <NativePopover role={role} {...shared} />}
      {Part !== null && <Part open={isOpen} onOpenChange={setOpen} opener={opener} {...shared} />}
    </>
  );
}
