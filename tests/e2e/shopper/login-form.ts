/** Posts the login page's plain form as a browser without script does, only faster. */
import { type APIRequestContext, expect } from '@playwright/test';

/** The session is in the browser's cookies afterwards. `path` is the login page's in the customer's language. */
export async function postLoginForm(
  browser: APIRequestContext,
  site: string,
  person: { login: string; password: string },
  path = '/login',
): Promise<void> {
  const html = await (await browser.get(`${site}${path}`)).text();
  const form = html.slice(html.indexOf('<form', html.indexOf('door-card')));
  const hidden = [...form.slice(0, form.indexOf('</form>')).matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    decoded(/value="([^"]*)"/.exec(tag)?.[1] ?? ''),
  ]);
  const answer = await browser.post(`${site}${path}`, {
    multipart: { ...Object.fromEntries(hidden), ...person },
    headers: { Origin: site },
    maxRedirects: 0,
  });
  expect(answer.status(), 'the customer is let in').toBe(303);
}

function decoded(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
