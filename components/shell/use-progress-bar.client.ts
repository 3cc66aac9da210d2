import { useEffect } from 'react';

/** Milliseconds; faster turns show nothing (docs/look.md 5.15). */
const worthTelling = 150;

/** nprogress's own template carries roles that do not exist; the bar is drawn in shell.css. */
const look = { showSpinner: false, minimum: 0.15, template: '<b></b>', barSelector: 'b' };

/** Shows nprogress's bar while a page turn takes long enough to be worth one, and loads it only then. */
export function useProgressBar(isTurning: boolean): void {
  useEffect(() => {
    if (!isTurning) return;
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
  }, [isTurning]);
}
