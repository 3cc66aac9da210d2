/** What this browser can do about push, and how it subscribes: by the worker that also keeps the orders. */

export type Device = 'on' | 'off' | 'blocked' | 'unsupported';

/** What the worker shows with a push; `{id}` in the title is the order's. */
export interface ShownWords {
  title: string;
  lang: string;
  /** The public address of the orders. */
  orders: string;
}

export async function deviceState(isKnown: boolean): Promise<Device> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return isKnown && subscription ? 'on' : 'off';
}

/** What the account is told of the subscription; null when the customer said no. @throws when the browser cannot. */
export async function subscribe(vapidKey: string, words: ShownWords): Promise<FormData | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/order-keeper.js');
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ type: 'words', words });
  const { endpoint, keys } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey })
  ).toJSON();
  const posted = new FormData();
  posted.set('endpoint', endpoint ?? '');
  posted.set('p256dh', keys?.p256dh ?? '');
  posted.set('auth', keys?.auth ?? '');
  return posted;
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
