/** Moves the focus when a press removes the pressed control: to the line that takes its place, otherwise close by. */
import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Returns props for the frame of the cart. */
export function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef<{ control: Element; line: number } | null>(null);

  // After every render: React reports a focus that moved, but not one whose control it has removed.
  useLayoutEffect(() => {
    if (frame.current === null || focused.current === null || focused.current.control.isConnected) return;
    const { line } = focused.current;
    focused.current = null;
    controlAt(frame.current, line)?.focus();
  });

  return {
    ref: frame,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      focused.current = { control: target, line: linesOf(currentTarget).findIndex(line => line.contains(target)) };
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}

/**
 * The remove button of the line at this index, or of the last one; without lines, the button that restores what was
 * removed.
 */
function controlAt(frame: Element, index: number): HTMLElement | null {
  const lines = linesOf(frame);
  const line = index < 0 ? undefined : (lines[index] ?? lines.at(-1));
  return (
    line?.querySelector<HTMLElement>('.cart-tools > form:last-child button') ??
    frame.querySelector<HTMLElement>('.cart-message button') ??
    frame.querySelector<HTMLElement>('a, button')
  );
}

function linesOf(frame: Element): Element[] {
  return [...frame.querySelectorAll('.cart-line')];
}
