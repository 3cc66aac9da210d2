'use client';

import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useElapsed } from '@/components/ui/use-elapsed.client';
import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat } from '@/lib/i18n/formats';

interface ResendButtonProps {
  /** Seconds until it may be pressed. */
  wait: number;
  /** When the server said so, in milliseconds: another time counts anew. */
  since: number;
  now: string;
  /** A template with {time}. */
  later: string;
  /** Shown where no script counts down. */
  soon: string;
  /** BCP 47 tag, for the digits. */
  language: string;
  className?: string;
}

/**
 * Counts down until another code may be requested. The button is not disabled meanwhile, because it would lose the
 * focus. Without script a sentence says when, and so does the answer to an early press.
 */
export function ResendButton({ wait, since, now, later, soon, language, className = '' }: ResendButtonProps) {
  const passed = useElapsed(since, 1000);
  const left = passed === null ? null : Math.max(0, wait - passed);
  const isEarly = left !== null && left > 0;
  const press = (event: MouseEvent) => {
    if (isEarly) event.preventDefault();
  };
  return (
    <>
      {left === null && wait > 0 && <p className="text-small text-soft">{soon}</p>}
      <Button type="submit" look="quiet" className={`tabular ${className}`} aria-disabled={isEarly} onClick={press}>
        {isEarly ? fillWords(later, { time: clock(left, language) }) : now}
      </Button>
    </>
  );
}

/** Writes 75 as "1:15", in the language's digits. */
function clock(seconds: number, language: string): string {
  const minutes = numberFormat(language).format(Math.floor(seconds / 60));
  return `${minutes}:${numberFormat(language, { minimumIntegerDigits: 2 }).format(seconds % 60)}`;
}
