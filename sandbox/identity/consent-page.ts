/** What does the consent page look like? People to choose from, a form for anybody else, and a way to cancel. */

import { html } from 'hono/html';
import { pageStyle } from '../presenters/page-style.ts';
import { peopleAt } from './people.ts';
import { providers, type SignInProvider } from './project.ts';

export function consentPage(provider: SignInProvider) {
  const { title } = providers[provider];
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sign in with ${title}</title>
<style>
  ${pageStyle}
  body { min-height: 100vh; display: grid; place-items: center }
  main { box-sizing: border-box; width: min(28rem, 100vw - 2rem); margin: 1rem 0; padding: 2rem;
    border: 1px solid var(--line); border-radius: 1.25rem; background: var(--card) }
  h1 { margin: 0; font-size: 1.5rem } .quiet { margin: .25rem 0 1.5rem } .quiet:last-child { margin-bottom: 0 }
  form { display: grid; gap: .75rem } button span { display: block; color: var(--quiet); font-size: .875rem }
  .person { text-align: start } summary { cursor: pointer; padding: .5rem 0 } details form { margin-top: .5rem }
  label { display: grid; gap: .25rem }
</style>
<main>
  <h1>Sign in with ${title}</h1>
  <p class="quiet">to go on to Doorstep</p>
  <form method="post">
    ${peopleAt(provider).map(
      ({ key, name, email, about }) => html`<button class="person" name="person" value="${key}">${name}
      <span>${email ? `${email}, ` : ''}${about}</span></button>`,
    )}
  </form>
  <details>
    <summary>Somebody else</summary>
    <form method="post">
      <label>Name <input name="name" required maxlength="100" autocomplete="off"></label>
      <label>E-mail <input name="email" type="email" maxlength="200" autocomplete="off"></label>
      <button class="key">Go on</button>
    </form>
  </details>
  <form method="post"><button name="person" value="">Cancel</button></form>
  <p class="quiet">The sandbox plays ${title}: nobody's real account is asked.</p>
</main>
</html>`;
}

/** Shown when somebody returns to a sign-in that has ended. */
export function endedPage(home: string) {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This sign-in has ended</title>
<style>${pageStyle} main { width: min(24rem, 100vw - 2rem); margin: 4rem auto }</style>
<main><h1>This sign-in has ended</h1><p class="quiet">Nothing was told to anybody. Begin again from Doorstep.</p>
<a class="back key" href="${home}">Back to Doorstep</a></main>
</html>`;
}

/** Apple's way back: a page that submits itself, with a button where script does not run. */
export function postingPage(url: string, fields: Record<string, string>) {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Back to Doorstep</title>
<style>${pageStyle} form { width: min(20rem, 100vw - 2rem); margin: 4rem auto }</style>
<form method="post" action="${url}">
  ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
  <button class="key">Back to Doorstep</button>
</form>
<script>document.forms[0].submit()</script>
</html>`;
}
