/** What does the page look like at which somebody answers applications in the operator's place? */

import { html } from 'hono/html';
import { pageStyle } from '../presenters/page-style.ts';

interface Application {
  id: number;
  title: string;
  email: string | null;
  status: string;
  status_note: string | null;
  created_at: string;
}

export function applicationsPage(applications: Application[]) {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Applications</title>
<style>
  ${pageStyle}
  main { width: min(40rem, 100vw - 2rem); margin: 1rem auto; display: grid; gap: .75rem }
  h1, p { margin: 0 } .back { text-align: start } form { display: flex; flex-wrap: wrap; gap: .75rem }
  input { flex: 1 1 100% } button { flex: 1; width: auto }
</style>
<main>
  <h1>Applications</h1>
  <p class="quiet">Who wants to sell here: answer as the marketplace's operator. <a href="/">The sandbox</a></p>
  ${applications.length === 0 && html`<p class="quiet">Nobody has applied yet.</p>`}
  ${applications.map(
    ({ id, title, email, status, status_note, created_at }) => html`<div class="back">
      <b><bdi>${title}</bdi></b> of <bdi>${email}</bdi>, ${created_at} UTC: <b>${status}</b>
      ${status_note && html`<p class="quiet" dir="auto">${status_note}</p>`}
      <form method="post" action="/applications/${id}">
        <input name="note" autocomplete="off" dir="auto" aria-label="Why not" placeholder="Why not, if you refuse">
        <button class="key" name="status" value="approved">Accept</button>
        <button name="status" value="rejected">Refuse</button>
      </form></div>`,
  )}
</main>
</html>`;
}
