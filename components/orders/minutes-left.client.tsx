'use client';

import { useElapsed } from '@/components/ui/use-elapsed.client';
import { numberFormat } from '@/lib/i18n/formats';

interface MinutesLeftProps {
  /** Minutes from the moment at which the page was made. */
  least: number;
  most: number | null;
  /** That moment on the server's clock, in milliseconds: another one counts anew. */
  since: number;
  language: string;
}

/** "12 minutes" or "12–32 minutes", one less with each minute that passes; without script the page reloads itself. */
export function MinutesLeft({ least, most, since, language }: MinutesLeftProps) {
  const passed = useElapsed(since, 60_000) ?? 0;
  const format = numberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const first = Math.max(1, least - passed);
  const last = Math.max(1, (most ?? least) - passed);
  // Browsers write a range with other spaces than the server.
  return <span suppressHydrationWarning>{last > first ? format.formatRange(first, last) : format.format(first)}</span>;
}
