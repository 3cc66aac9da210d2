/** What do the pages look like at which somebody answers as the support desk or as a shop? */

import { html } from 'hono/html';
import type { DeskChat, DeskMessage } from '../chat/desk.ts';
import { pageStyle } from '../presenters/page-style.ts';

/** Seconds between two looks for something new. */
const pause = 2;

export type NameOf = (roleId: string) => string;

export function deskPage(chats: DeskChat[], nameOf: NameOf) {
  return page(
    'The desk',
    html`<meta http-equiv="refresh" content="${pause * 2}">
  <h1>The desk</h1>
  <p class="quiet">The other end of the chats: answer here as the support desk or as a shop, and hold the customer's end
    in another window. <a href="/">The sandbox</a></p>
  ${chats.length === 0 && html`<p class="quiet">Nobody has written yet.</p>`}
  ${chats.map(
    ({ id, roleId, customer, last, unread }) => html`<a class="back" href="/desk/${id}">
      <b><bdi>${customer}</bdi></b> to <b><bdi>${nameOf(roleId)}</bdi></b>${unread > 0 && html` <mark>${unread} new</mark>`}
      <span class="quiet" dir="auto">${last || 'a picture'}</span></a>`,
  )}`,
  );
}

export function deskChatPage({ id, roleId, customer }: DeskChat, nameOf: NameOf) {
  return page(
    `${customer} to ${nameOf(roleId)}`,
    html`<p><a href="/desk">All chats</a></p>
  <h1><bdi>${customer}</bdi></h1>
  <p class="quiet">You are <b><bdi>${nameOf(roleId)}</bdi></b>.</p>
  <iframe src="/desk/${id}/messages" title="Messages"></iframe>
  <form method="post"><input name="text" required autofocus autocomplete="off" dir="auto" aria-label="Answer">
    <button class="key">Send</button></form>`,
  );
}

/** In a frame of its own, which renews itself without taking what is being typed beside it. */
export function deskMessagesPage(messages: DeskMessage[]) {
  return page(
    'Messages',
    html`<meta http-equiv="refresh" content="${pause}">
  <div class="log">${messages.map(
    ({ text, picture, isCustomers, isUnread, at }) =>
      html`<p dir="auto" class="${isCustomers ? 'theirs' : 'ours'}">${
        picture && html`<img src="${picture}" alt="Picture">`
      }${text}<small class="quiet">${at.toISOString().slice(11, 16)} UTC${!isCustomers && !isUnread && ', seen'}</small></p>`,
  )}</div>`,
  );
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  ${pageStyle}
  main { width: min(40rem, 100vw - 2rem); margin: 1rem auto; display: grid; gap: .75rem }
  h1, p { margin: 0 } .back { text-align: start } .back span { display: block }
  iframe { width: 100%; height: 55dvh; border: 1px solid var(--line); border-radius: .75rem }
  form { display: flex; gap: .75rem } input { flex: 1 } button { width: auto }
  .log { display: grid; gap: .5rem } .log p { max-width: 80%; padding: .5rem .75rem; border-radius: .75rem;
    background: var(--card); justify-self: start; white-space: pre-wrap; overflow-wrap: anywhere }
  .log .ours { justify-self: end; border: 1px solid var(--key) } .log small { display: block } img { max-width: 12rem }
</style>
<main>
  ${content}
</main>
</html>`;
}
