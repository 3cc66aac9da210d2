import { carriedKey } from '@/components/preferences/carried-key.client';

/** Fills in what was typed before the page was reloaded, if anything was. */
export async function fillIn(): Promise<void> {
  try {
    if (sessionStorage.getItem(carriedKey) === null) return;
    const { fillCarried } = await import('@/components/preferences/carried-inputs.client');
    await fillCarried();
  } catch {
    // Nothing may be stored in this browser, or there is no connection.
  }
}
