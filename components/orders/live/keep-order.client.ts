/**
 * Has the service worker (public/order-keeper.js) store the page of an open order, and delete it once the order is over
 * (docs/behaviour.md 11.5).
 */

/** Returns the function that stops storing newer versions. */
export function keepOrder(isOpen: boolean): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => {};
  void tell(serviceWorker, isOpen);
  // Stores what the customer saw last, because that is what they open again without a connection.
  const whenLeft = () => {
    if (document.hidden && isOpen) void tell(serviceWorker, isOpen);
  };
  document.addEventListener('visibilitychange', whenLeft);
  return () => document.removeEventListener('visibilitychange', whenLeft);
}

async function tell(workers: ServiceWorkerContainer, isOpen: boolean) {
  try {
    if (isOpen) await workers.register('/order-keeper.js');
    else if ((await workers.getRegistration()) === undefined) return;
    const { active } = await workers.ready;
    active?.postMessage({ type: isOpen ? 'keep' : 'forget', path: location.pathname });
  } catch {
    // Some browsers allow no worker (private windows); then the page needs a connection.
  }
}
