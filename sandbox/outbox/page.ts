/** What does the outbox page look like? A list of messages, the newest first, each with its code or link. */

import { html } from 'hono/html';
import { pageStyle } from '../presenters/page-style.ts';
import type { SentMessage } from './outbox.ts';

export function outboxPage(messages: SentMessage[], to: string) {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Outbox of the Doorstep sandbox</title>
<style>
  ${pageStyle}
  main { width: min(40rem, 100vw - 2rem); margin: 3rem auto; display: grid; gap: 1rem }
  h1 { margin: 0 } h2 { margin: 0; font-size: 1.0625rem } p { margin: 0 }
  form { display: flex; gap: .75rem; flex-wrap: wrap } input { flex: 1 1 14rem } button { width: auto }
  article { display: grid; gap: .5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem;
    background: var(--card) }
  .code { font-size: 2rem; font-weight: 700; letter-spacing: .15em; font-variant-numeric: tabular-nums }
</style>
<main>
  <h1>Outbox</h1>
  <p class="quiet">Mails and SMS that the marketplace and its identity provider would have sent. Nothing leaves this
  machine. <a href="/">The sandbox</a></p>
  <form><input name="to" value="${to}" placeholder="E-mail address or phone" aria-label="E-mail address or phone">
    <button class="key">Look</button>${to && html`<a class="back" href="/outbox">All</a>`}</form>
  ${messages.length === 0 ? html`<p class="quiet">${to ? `Nothing was sent to ${to}.` : 'Nothing was sent yet.'}</p>` : messages.map(letter)}
</main>
</html>`;
}

function letter({ kind, recipient, subject, text, code, link, sent_at }: SentMessage) {
  return html`<article>
    <p class="quiet">${kind === 'mail' ? 'Mail' : 'SMS'} to <bdi>${kind === 'sms' ? `+${recipient}` : recipient}</bdi>,
      <time datetime="${sent_at.replace(' ', 'T')}Z">${sent_at} UTC</time></p>
    ${kind === 'mail' && html`<h2 dir="auto">${subject}</h2>`}
    ${code && html`<p class="code">${code}</p>`}
    <p dir="auto">${text}</p>
    ${link && html`<a class="back key" href="${link}">Open the link</a>`}
  </article>`;
}
