/**
 * Has Playwright's runner end at SIGTERM as it does at Ctrl-C: browsers are closed, and what the global setup started is
 * ended. Left to itself it ends at once, and its servers go on without it.
 */
export function interruptOnSigterm() {
  // Where both arrive at once Playwright takes them for one.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'));
}
