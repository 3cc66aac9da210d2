/**
 * Has a page withdraw the push subscription of somebody who was signed in to this browser before
 * (lib/push/token-cookie.ts). It goes with what the browser stores for the site, its service worker among it.
 */
import type { NextResponse } from 'next/server';
import type { RequestCookies } from '@/lib/cookies/request-cookies';
import { neverKept } from '@/lib/never-kept';

export function withdrawPush(response: NextResponse, cookies: RequestCookies): void {
  for (const [name, value] of Object.entries({ ...neverKept, 'Clear-Site-Data': '"storage"' }))
    response.headers.set(name, value);
  cookies.remove(response, 'others-push');
}
