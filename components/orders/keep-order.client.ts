/**
 * Has the worker of public/order-keeper.js keep the page of an open order, and forget it once the order is over
 * (docs/behaviour.md 11.5).
 */

/** Returns a function that stops keeping newer versions. */
export function keepOrder(isOpen: boolean): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => {};
  void tell(serviceWorker, isOpen);
  // Keeps what the customer saw last: that is what they open again where there is no connection.
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
