/**
 * Escape closes the suggestions that are open in an overlay (use-combobox.client.ts) before the overlay. Radix listens
 * for an overlay a moment after it has the focus: until then another overlay, which this one took the place of and
 * which is still fading out, hears the key, and the customer would have to press it again.
 */
import { createContext, type KeyboardEvent, use, useRef } from 'react';

/** Closes the surrounding dialog or drawer. */
export const Closing = createContext(() => {});

export function useEscape() {
  const close = use(Closing);
  const heard = useRef<Event>(null);
  return {
    onEscapeKeyDown: (event: Event) => {
      heard.current = event;
      if (hasSuggestions()) event.preventDefault();
    },
    onKeyDown: ({ key, nativeEvent, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
      if (key !== 'Escape' || heard.current === nativeEvent || hasSuggestions()) return;
      // React also passes on the keys of overlays that were opened from this one.
      if (target instanceof Node && currentTarget.contains(target)) close();
    },
  };
}

function hasSuggestions(): boolean {
  return document.activeElement?.matches('[role=combobox][aria-expanded=true]') ?? false;
}
