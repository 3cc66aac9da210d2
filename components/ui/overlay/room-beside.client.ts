/** Whether a panel has room beside its button: on small screens, and over a drawer, it is a drawer itself. */

import { nativeOpen } from '@/components/ui/overlay/native-popovers.client';

/** A drawer on Radix, not the browser's own. */
export const openDrawer = '[data-slot="drawer-content"]:not([popover])';

/** From the breakpoint `lg` of app/theme.css on. */
export const isAtLeastLarge = (): boolean => matchMedia('(width >= 71.25rem)').matches;

const anyDrawer = `${openDrawer}, [data-slot="drawer-content"]${nativeOpen}`;

export const hasRoomBeside = (): boolean => isAtLeastLarge() && document.querySelector(anyDrawer) === null;
