/** nprogress's bar (docs/look.md 5.15). What shows it comes late itself, so the bar is there when it is wanted. */
import bar from 'nprogress';

/** Replaces nprogress's own template, whose roles do not exist. shell.css draws the bar. */
const look = { showSpinner: false, minimum: 0.15, template: '<b></b>', barSelector: 'b' };

/** Starts the bar. Returns what ends it. */
export function startProgressBar(): () => void {
  bar.configure(look).start();
  return () => bar.done();
}
