/**
 * What does the payment provider's page look like? Plain forms, so that it works without script as the storefront does.
 */

import { html } from 'hono/html';
import type { PaymentSession } from '../queries/payment-sessions.ts';
import { pageStyle } from './page-style.ts';

export function payPage(session: PaymentSession, { refusal, back }: { refusal: string | null; back: string }) {
  const amount = `${session.symbol} ${money.format(session.minor_units / 100)}`;
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sandbox Pay</title>
<style>
  ${pageStyle}
  body { min-height: 100vh; display: grid; place-items: center }
  main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); padding: 2rem; border: 1px solid var(--line);
    border-radius: 1.25rem; background: var(--card) }
  h1 { margin: 0 0 1.5rem; font-size: 1rem; font-weight: 600; color: var(--quiet) }
  .amount { margin: 0; font-size: 2.5rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums }
  .quiet { margin: .25rem 0 1.5rem }
  .last { margin: 1.25rem 0 0 }
  form { display: grid; gap: .75rem }
  [role=status] { margin: 0 0 1.5rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem }
</style>
<main>
  <h1>Sandbox Pay</h1>
  <p class="amount">${amount}</p>
  <p class="quiet">${subjectOf(session)} at Doorstep</p>
  ${body(session, refusal, back)}
</main>
</html>`;
}

function subjectOf({ order_id: order, top_up_id: topUp, parcel_id: parcel, tips }: PaymentSession): string {
  if (tips !== null) return `A tip for order #${order}`;
  if (topUp !== null) return 'Your wallet';
  if (parcel !== null) return `Parcel #${parcel}`;
  return order === null ? 'Your basket' : `Order #${order}`;
}

function body({ status }: PaymentSession, refusal: string | null, back: string) {
  if (status === 'paid') return closing('This is paid. Thank you.', back);
  if (refusal) return closing(`${refusal}. Nothing was charged.`, back);
  return html`${status === 'failed' ? html`<p role="status">The last try failed. Nothing was charged.</p>` : ''}
  <form method="post">
    <button class="key" name="outcome" value="paid">Pay</button>
    <button name="outcome" value="failed">Let it fail</button>
    <button name="outcome" value="canceled">Walk away</button>
  </form>
  <p class="quiet last">No real money moves here: choose how the payment ends.</p>`;
}

function closing(sentence: string, back: string) {
  return html`<p role="status">${sentence}</p><a class="back key" href="${back}">Back to Doorstep</a>`;
}

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
