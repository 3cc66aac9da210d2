/**
 * Has the worker of public/order-keeper.js keep the page of an open order, and forget it once the order is over
 * (docs/behaviour.md 11.5).
 */

/** Answers how to stop keeping it anew. */
export function keepOrder(isOpen: boolean): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => {};
  void tell(serviceWorker, isOpen);
  // What the customer last saw is what they open again in the lift.
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
    // A browser that lets no worker in (private windows): the page works all the same while there is a connection.
  }
}
