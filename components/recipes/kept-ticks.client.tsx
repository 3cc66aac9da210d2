'use client';

import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

/** What is ticked in the recipe that is or was open. */
let kept = { recipe: '', ticked: new Set<string>() };

/**
 * Keeps what a customer has ticked while the servings change: each number of servings is a page of its own, with the
 * same checkboxes. `recipe`: its id.
 */
export function KeptTicks({ recipe, children }: { recipe: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (kept.recipe !== recipe) kept = { recipe, ticked: new Set() };
    for (const box of boxesIn(frame.current)) {
      // A box may have been ticked before script ran.
      if (box.checked) kept.ticked.add(nameOf(box, frame.current));
      box.checked = kept.ticked.has(nameOf(box, frame.current));
    }
  }, [recipe]);

  const note = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    if (target.checked) kept.ticked.add(nameOf(target, frame.current));
    else kept.ticked.delete(nameOf(target, frame.current));
  };

  return (
    <div ref={frame} className="recipe-body" onChange={note}>
      {children}
    </div>
  );
}

function boxesIn(frame: HTMLElement | null): HTMLInputElement[] {
  return [...(frame?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
}

/** The boxes of the ingredients have no names, because they are not sent. They are the first on the page. */
function nameOf(box: HTMLInputElement, frame: HTMLElement | null): string {
  return box.name === '' ? String(boxesIn(frame).indexOf(box)) : box.name;
}
