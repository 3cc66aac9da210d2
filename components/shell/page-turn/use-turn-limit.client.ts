import { useEffect } from 'react';

/** Milliseconds. A page takes several calls of the API, each up to its time limit. */
const patience = 30_000;

/**
 * Leaves a page turn to the browser if it takes too long. The router waits without end on a line that went dead, while a
 * browser opens a new one, and says so when nothing answers.
 */
export function useTurnLimit(href: string): void {
  useEffect(() => {
    const timer = setTimeout(() => location.assign(href), patience);
    return () => clearTimeout(timer);
  }, [href]);
}
