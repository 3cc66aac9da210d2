'use client';

import { useEffect, useState } from 'react';
import { numberFormat } from '@/lib/i18n/formats';

interface MinutesLeftProps {
  /** Minutes from the moment at which the page was made. */
  least: number;
  most: number | null;
  language: string;
}

/** "12 minutes" or "12–32 minutes", one less with each minute that passes; without script the page reloads itself. */
export function MinutesLeft({ least, most, language }: MinutesLeftProps) {
  const passed = useMinutesPassed(`${least} ${most}`);
  const format = numberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const first = Math.max(1, least - passed);
  const last = Math.max(1, (most ?? least) - passed);
  // Browsers write a range with other spaces than the server.
  return <span suppressHydrationWarning>{last > first ? format.formatRange(first, last) : format.format(first)}</span>;
}

/** Measured by elapsed time, not by the device's clock, which may be wrong. */
function useMinutesPassed(since: string): number {
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another estimate counts anew.
  useEffect(() => {
    const start = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - start) / 60_000)), 5_000);
    return () => clearInterval(timer);
  }, [since]);
  return passed;
}
