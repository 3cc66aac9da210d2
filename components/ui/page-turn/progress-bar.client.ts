/**
 * nprogress's bar (docs/look.md 5.15). The components that show it are loaded late themselves, so the bar is there by
 * then.
 */
import bar from 'nprogress';

/** Replaces nprogress's own template, whose roles do not exist. shell.css draws the bar. */
const look = { showSpinner: false, minimum: 0.15, template: '<b></b>', barSelector: 'b' };

/**
 * Starts the bar. Returns the function that ends it, after the next frame: nprogress measures when it ends, which would
 * have the browser lay out the page that has come once before its frame and once for it.
 */
export function startProgressBar(): () => void {
  bar.configure(look).start();
  return () => requestAnimationFrame(() => setTimeout(() => bar.done()));
}
