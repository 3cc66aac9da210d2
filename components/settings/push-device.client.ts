/** Finds out what this browser can do about push, before anything of Firebase is loaded. */

export type Device = 'on' | 'off' | 'blocked' | 'unsupported';

/**
 * `isKnown`: the account has this device's token. A subscription that the account does not know is somebody else's, who
 * has used the device before, and is withdrawn.
 */
export async function deviceState(isKnown: boolean): Promise<Device> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (isKnown) return subscription ? 'on' : 'off';
  await subscription?.unsubscribe();
  return 'off';
}
