/** Whether a panel has room beside its button: on small screens, and over a drawer, it is a drawer itself. */

/** A drawer on Radix, not the browser's own. */
export const openDrawer = '[data-slot="drawer-content"]:not([popover])';

export const isWide = (): boolean => matchMedia('(width >= 71.25rem)').matches;

const anyDrawer = `${openDrawer}, [data-slot="drawer-content"]:popover-open`;

export const hasRoomBeside = (): boolean => isWide() && document.querySelector(anyDrawer) === null;
