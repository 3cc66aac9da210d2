import { useEffect } from 'react';
import { startProgressBar } from '@/components/ui/page-turn/progress-bar.client';

/** Milliseconds; faster page turns show no progress bar (docs/look.md 5.15). */
const worthTelling = 150;

/** Shows nprogress's bar while its component is mounted, after a short delay. */
export function useProgressBar(): void {
  useEffect(() => {
    let finish: (() => void) | undefined;
    const timer = setTimeout(() => {
      finish = startProgressBar();
    }, worthTelling);
    return () => {
      clearTimeout(timer);
      finish?.();
    };
  }, []);
}
