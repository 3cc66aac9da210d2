import { useEffect } from 'react';
import { startProgressBar } from '@/components/ui/progress-bar.client';

/** Milliseconds; faster page turns show no bar (docs/look.md 5.15). */
const worthTelling = 150;

/** Shows nprogress's bar while its component stands, when that takes long enough. */
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
