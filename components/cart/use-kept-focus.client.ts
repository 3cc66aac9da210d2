/** Leads the focus on when a press takes its own control away: to the line that comes in its place, else close by. */
import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** What the frame of the cart gets as its props. */
export function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef<{ control: Element; line: number } | null>(null);

  // After every render. React tells of a focus that left, and not of one whose control it has removed.
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

/** Of a line, or the last one, what removes it; where there is no line, what brings back what was removed. */
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
