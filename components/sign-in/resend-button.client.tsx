'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

interface ResendButtonProps {
  /** Seconds until it sends. */
  wait: number;
  now: string;
  /** With {time} in it. */
  later: string;
  /** Said where nothing counts. */
  soon: string;
}

/** Counts down until another code may be asked for. Without script a sentence says when, and the answer of an early press. */
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
  return (
    <>
      {left === null && wait > 0 && <p className="text-small text-soft">{soon}</p>}
      <Button type="submit" look="quiet" className="tabular w-full" disabled={isEarly}>
        {isEarly ? later.replace('{time}', clock(left)) : now}
      </Button>
    </>
  );
}

/** 75 is "1:15". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
