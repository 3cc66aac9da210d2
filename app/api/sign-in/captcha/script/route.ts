/** The captcha's script (CAPTCHA_URL), fetched here as map tiles are: our pages run scripts of their own origin. */
import { env } from '@/lib/env';

export async function GET(): Promise<Response> {
  const { CAPTCHA_URL } = env();
  if (CAPTCHA_URL === undefined) return new Response(null, { status: 404 });
  const address = new URL(CAPTCHA_URL);
  address.searchParams.set('render', 'explicit');
  const signal = AbortSignal.timeout(5000);
  const script = await fetch(address, { signal, cache: 'no-store' }).catch(() => null);
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'private, no-store' };
  return script?.ok ? new Response(script.body, { headers }) : new Response(null, { status: 502, headers });
}
