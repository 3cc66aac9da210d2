/**
 * Subscribes this browser to pushes, and unsubscribes it, with Firebase Cloud Messaging's SDK. Loaded on a press, never
 * with a page. The service worker that also stores orders shows the pushes: a scope has only one worker, so the SDK
 * gets ours.
 */
import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging';
import type { PushProject } from '@/lib/push/project';

/** What the service worker shows with a push; `{id}` in the title is the order's. */
export interface ShownWords {
  title: string;
  lang: string;
  /** The public path of the orders. */
  orders: string;
}

/**
 * Returns the token that the marketplace sends to, once the customer has given permission.
 *
 * @throws when the browser or
 * Firebase cannot.
 */
export async function subscribe(project: PushProject, words: ShownWords): Promise<string> {
  if (!(await isSupported())) throw new Error('push is not supported');
  await navigator.serviceWorker.register('/order-keeper.js');
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ type: 'words', words });
  return tokenOf(project, registration);
}

/** If Firebase cannot be reached to forget the token, the browser still gives up its subscription. */
export async function unsubscribe(project: PushProject): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  try {
    // Without this the SDK would register a worker of its own.
    await tokenOf(project, registration);
    await deleteToken(messagingOf(project));
  } catch {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
  }
}

function tokenOf(project: PushProject, serviceWorkerRegistration: ServiceWorkerRegistration): Promise<string> {
  return getToken(messagingOf(project), { vapidKey: project.vapidKey, serviceWorkerRegistration });
}

function messagingOf({ app }: PushProject) {
  return getMessaging(initializeApp(app, 'push'));
}
