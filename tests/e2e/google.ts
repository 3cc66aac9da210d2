/** The hosts that Firebase's SDK calls from a browser, played by the sandbox: nothing in the product knows of it. */
import type { BrowserContext } from '@playwright/test';

const played = {
  'https://identitytoolkit.googleapis.com/': '/identity/',
  'https://www.google.com/recaptcha/': '/identity/recaptcha/',
  'https://firebaseinstallations.googleapis.com/': '/push/',
  'https://fcmregistrations.googleapis.com/': '/push/',
};

/** Returns the list of the calls that are made ("POST /push/v1/…"), which grows with each. */
export async function playsGoogle(context: BrowserContext, sandbox: string): Promise<string[]> {
  const calls: string[] = [];
  for (const [host, path] of Object.entries(played))
    await context.route(`${host}**`, async route => {
      const request = route.request();
      const own = new URL(request.url().replace(host, sandbox + path));
      calls.push(`${request.method()} ${own.pathname}`);
      const response = await route.fetch({ url: own.href }).catch(() => null);
      if (response === null) return route.abort('failed');
      // Google's answers may be read by every site.
      await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
    });
  return calls;
}
