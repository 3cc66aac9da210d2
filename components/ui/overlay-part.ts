/** What an overlay hands to the part on Radix that takes over from the browser's own popover. */
import type { Dispatch, ReactNode, SetStateAction } from 'react';

export interface OverlayPartProps {
  id: string;
  title: string;
  className: string | undefined;
  open: boolean;
  onOpenChange: Dispatch<SetStateAction<boolean>>;
  children: ReactNode;
}
