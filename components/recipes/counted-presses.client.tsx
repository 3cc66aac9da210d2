'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { isPlainPress } from '@/components/shell/page-turn/soft-link.client';
import { Stepper } from '@/components/ui/stepper';
import { mostServings } from '@/lib/recipes/servings';

interface CountedPressesProps {
  label: string;
  /** Those of this page. */
  servings: number;
  /** The recipe's own number, which its path does not name. */
  given: number;
  children: ReactNode;
}

/** A stepper of links. Each press counts on from the one before, whose page may still be loading. */
export function CountedPresses({ label, servings, given, children }: CountedPressesProps) {
  const counted = useRef({ from: servings, to: servings });
  const count = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-step]') : null;
    if (link === null || !isPlainPress(event.nativeEvent)) return;
    const { from, to } = counted.current;
    const next = (from === servings ? to : servings) + (link.dataset.step === 'plus' ? 1 : -1);
    counted.current = { from: servings, to: Math.min(Math.max(next, 1), mostServings) };
    link.search = counted.current.to === given ? '' : `?servings=${counted.current.to}`;
  };
  return (
    <Stepper role="group" aria-label={label} className="recipe-servings" onClickCapture={count}>
      {children}
    </Stepper>
  );
}
