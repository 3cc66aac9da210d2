/**
 * Called before a page is loaded anew: each open overlay has an entry in the history, in which Back would find the old
 * page.
 */

/** Goes back to the page's own entry. */
export async function leaveOverlays(): Promise<void> {
  const depth: number = history.state?.overlay ?? 0;
  if (depth === 0) return;
  const left = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
  history.go(-depth);
  await left;
}
