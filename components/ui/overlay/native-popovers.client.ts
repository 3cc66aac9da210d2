/**
 * What is asked of native popovers, so that browsers without them (Safari 16) do without: there they stay hidden
 * (popover.css), a button waits for the part that replaces its popover, and links lead on.
 */

export const hasNativePopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Matches those that are open. Within `:is()`, because a browser throws at the name of a state that it does not know. */
export const nativeOpen = ':is(:popover-open)';

export function hideNative(popover: HTMLElement | null | undefined): void {
  if (hasNativePopovers()) popover?.hidePopover();
}
