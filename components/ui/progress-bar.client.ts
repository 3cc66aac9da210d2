/** nprogress's bar, loaded when something takes long enough to be told (docs/look.md 5.15). */

/** Replaces nprogress's own template, whose roles do not exist. shell.css draws the bar. */
const look = { showSpinner: false, minimum: 0.15, template: '<b></b>', barSelector: 'b' };

/** Starts the bar unless it is not wanted any more once it is loaded. Returns what ends it. */
export async function startProgressBar(isWanted = () => true): Promise<() => void> {
  const { default: bar } = await import('nprogress');
  if (!isWanted()) return () => {};
  bar.configure(look).start();
  return () => bar.done();
}
