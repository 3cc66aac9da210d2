/** The props of the parts on Radix that replace the browser's own popover. */
import type { ComponentProps, Dispatch, ReactNode, SetStateAction } from 'react';
import type { NativePopover } from '@/components/ui/overlay/native-popover';

export type OverlaySide = ComponentProps<typeof NativePopover>['side'];

export interface OverlayPartProps {
  id: string;
  side: OverlaySide;
  title: string;
  className: string | undefined;
  open: boolean;
  onOpenChange: Dispatch<SetStateAction<boolean>>;
  /** The button that was pressed last. */
  opener: HTMLElement | null;
  children: ReactNode;
}
