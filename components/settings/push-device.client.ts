/** Finds out what this browser can do about push, before anything of Firebase is loaded. */

export type Device = 'on' | 'off' | 'blocked' | 'unsupported';

/** `isKnown`: the account has this device's token. */
export async function deviceState(isKnown: boolean): Promise<Device> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return isKnown && subscription ? 'on' : 'off';
}
