/** Posts the login page's plain form as a browser without script does, only faster. */
import { type APIRequestContext, expect } from '@playwright/test';
import { fieldsOf } from '../../support/plain-form.ts';

/** The session is in the browser's cookies afterwards. `path` is the login page's in the customer's language. */
export async function postLoginForm(
  browser: APIRequestContext,
  site: string,
  person: { login: string; password: string },
  path = '/login',
): Promise<void> {
  const html = await (await browser.get(`${site}${path}`)).text();
  const answer = await browser.post(`${site}${path}`, {
    multipart: { ...fieldsOf(html, 'password'), ...person },
    headers: { Origin: site },
    maxRedirects: 0,
  });
  expect(answer.status(), 'the customer is let in').toBe(303);
}
