'use client';

import { useElapsed } from '@/components/ui/use-elapsed.client';
import { type CountWords, fillCount, fillRange } from '@/lib/i18n/count-words';

interface MinutesLeftProps {
  /** Minutes from the moment at which the page was made. */
  least: number;
  most: number | null;
  /** That moment on the server's clock, in milliseconds: another one counts anew. */
  since: number;
  language: string;
  words: CountWords;
}

/** "12 minutes" or "12–32 minutes", one less with each minute that passes; without script the page reloads itself. */
export function MinutesLeft({ least, most, since, language, words }: MinutesLeftProps) {
  const passed = useElapsed(since, 60_000) ?? 0;
  const first = Math.max(1, least - passed);
  const last = Math.max(1, (most ?? least) - passed);
  // Browsers write a range with other spaces than the server.
  return (
    <span suppressHydrationWarning>
      {last > first ? fillRange(words, language, first, last) : fillCount(words, language, first)}
    </span>
  );
}
