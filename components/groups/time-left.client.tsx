'use client';

import { useElapsed } from '@/components/ui/use-elapsed.client';
import { relativeFormat } from '@/lib/i18n/formats';

interface TimeLeftProps {
  /** Minutes from the moment at which the page was made. */
  minutes: number;
  /** That moment on the server's clock, in milliseconds: another one counts anew. */
  since: number;
  language: string;
}

/** "in 12 minutes", one less with each minute that passes; without script the page reloads itself. */
export function TimeLeft({ minutes, since, language }: TimeLeftProps) {
  const passed = useElapsed(since, 60_000) ?? 0;
  // Browsers may know other words for it than the server.
  return (
    <span suppressHydrationWarning>{relativeFormat(language).format(Math.max(1, minutes - passed), 'minute')}</span>
  );
}
