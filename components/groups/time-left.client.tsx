'use client';

import { useElapsed } from '@/components/ui/use-elapsed.client';
import { type CountWords, fillCount } from '@/lib/i18n/count-words';

interface TimeLeftProps {
  /** Minutes from the moment at which the page was made. */
  minutes: number;
  /** That moment on the server's clock, in milliseconds: another one counts anew. */
  since: number;
  language: string;
  words: CountWords;
}

/** "in 12 minutes", one less with each minute that passes; without script the page reloads itself. */
export function TimeLeft({ minutes, since, language, words }: TimeLeftProps) {
  const passed = useElapsed(since, 60_000) ?? 0;
  return <span>{fillCount(words, language, Math.max(1, minutes - passed))}</span>;
}
