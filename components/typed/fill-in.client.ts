import { carriedKey } from '@/components/typed/carried-key.client';
import { typedKey } from '@/components/typed/typed-key.client';

/** Fills in what was typed before the page was reloaded, or before its entry in the history was left, if anything was. */
export async function fillIn(): Promise<void> {
  try {
    const typed = sessionStorage.getItem(typedKey);
    if (sessionStorage.getItem(carriedKey) !== null) {
      const { fillCarried } = await import('@/components/typed/carried-inputs.client');
      await fillCarried();
    }
    if (typed === null) return;
    const { fillTyped } = await import('@/components/typed/typed-inputs.client');
    await fillTyped(typed);
  } catch {
    // Nothing may be stored in this browser, or there is no connection.
  }
}
