/**
 * Subscribes this browser to pushes, and ends it, by Firebase Cloud Messaging's SDK. Loaded on press, never with a page.
 * The worker that also keeps the orders shows the pushes: a scope has one worker, so the SDK is handed ours.
 */
import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging';
import type { PushProject } from '@/lib/push/project';

/** What the worker shows with a push; `{id}` in the title is the order's. */
export interface ShownWords {
  title: string;
  lang: string;
  /** The public path of the orders. */
  orders: string;
}

/** The token that the marketplace sends to, once the customer has allowed it. @throws where the browser or Firebase cannot. */
export async function subscribe(project: PushProject, words: ShownWords): Promise<string> {
  if (!(await isSupported())) throw new Error('push is not supported');
  await navigator.serviceWorker.register('/order-keeper.js');
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ type: 'words', words });
  return tokenOf(project, registration);
}

/** Where Firebase cannot be reached to forget the token, the browser gives up its subscription all the same. */
export async function unsubscribe(project: PushProject): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  try {
    // The SDK would register a worker of its own, unless it has been handed ours.
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
