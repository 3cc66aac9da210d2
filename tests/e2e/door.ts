/** Signing in: through the door that is open, or where the story is about something else, without looking at it. */
import type { APIRequestContext } from '@playwright/test';
import { password } from './orders.ts';
import { expect, type Shopper, test } from './shopper.ts';

/** Fills in the door that is open, and presses; with the password of the sandbox's customers unless another is said. */
export async function signsIn(shopper: Shopper, person: { login: string; password?: string }): Promise<void> {
  await shopper.content.getByLabel(shopper.says('login.login')).fill(person.login);
  await shopper.content.getByLabel(shopper.says('login.password')).fill(person.password ?? password);
  await shopper.presses(shopper.says('login.submit'));
}

/** Without looking at the door; then opens the page at `path`. */
export async function signsInFor(shopper: Shopper, email: string, path: string): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await postsTheDoor(shopper.page.request, origin, { login: email, password }, shopper.addressOf('/login'));
  await shopper.opens(path);
}

/**
 * Posts the door's plain form as a browser without script does, only faster. The session is in the browser's cookies
 * afterwards. `at` is the door's address in the customer's language.
 */
export async function postsTheDoor(
  browser: APIRequestContext,
  site: string,
  person: { login: string; password: string },
  at = '/login',
): Promise<void> {
  const html = await (await browser.get(`${site}${at}`)).text();
  const form = html.slice(html.indexOf('<form', html.indexOf('door-card')));
  const hidden = [...form.slice(0, form.indexOf('</form>')).matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    decoded(/value="([^"]*)"/.exec(tag)?.[1] ?? ''),
  ]);
  const answer = await browser.post(`${site}${at}`, {
    multipart: { ...Object.fromEntries(hidden), ...person },
    headers: { Origin: site },
    maxRedirects: 0,
  });
  expect(answer.status(), 'the door opens').toBe(303);
}

function decoded(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
