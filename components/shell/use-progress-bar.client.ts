import { useEffect } from 'react';

/** Milliseconds; faster page turns show no bar (docs/look.md 5.15). */
const worthTelling = 150;

/** Replaces nprogress's own template, whose roles do not exist. shell.css draws the bar. */
const look = { showSpinner: false, minimum: 0.15, template: '<b></b>', barSelector: 'b' };

/** Shows nprogress's bar while its component stands, when that takes long enough, and loads it only then. */
export function useProgressBar(): void {
  useEffect(() => {
    let isOver = false;
    let finish: (() => void) | undefined;
    const timer = setTimeout(async () => {
      const { default: bar } = await import('nprogress');
      if (isOver) return;
      finish = () => bar.done();
      bar.configure(look).start();
    }, worthTelling);
    return () => {
      isOver = true;
      clearTimeout(timer);
      finish?.();
    };
  }, []);
}
