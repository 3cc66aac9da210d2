'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fillWords } from '@/lib/i18n/fill-words';

interface ResendButtonProps {
  /** Seconds until it may be pressed. */
  wait: number;
  now: string;
  /** A template with {time}. */
  later: string;
  /** Shown where no script counts down. */
  soon: string;
}

/**
 * Counts down until another code may be requested. The button is not disabled meanwhile, because it would lose the
 * focus. Without script a sentence says when, and so does the answer to an early press.
 */
export function ResendButton({ wait, now, later, soon }: ResendButtonProps) {
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    const until = performance.now() + wait * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [wait]);

  const isEarly = left !== null && left > 0;
  const press = (event: MouseEvent) => {
    if (isEarly) event.preventDefault();
  };
  return (
    <>
      {left === null && wait > 0 && <p className="text-small text-soft">{soon}</p>}
      <Button type="submit" look="quiet" className="tabular w-full" aria-disabled={isEarly} onClick={press}>
        {isEarly ? fillWords(later, { time: clock(left) }) : now}
      </Button>
    </>
  );
}

/** Writes 75 as "1:15". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
