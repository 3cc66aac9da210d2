/** The sandbox's own home page: what it is, and how to steer it. */

import { Hono } from 'hono';
import { html } from 'hono/html';
import { marketTime } from '../../clock.ts';
import { faultKinds } from '../../control/faults.ts';
import { marketZone } from '../../environment.ts';
import type { Sandbox } from '../../input/view.ts';
import { password } from '../../seed/customers.ts';

export function homePageRoutes({ store, clock }: Sandbox): Hono {
  const routes = new Hono();
  const count = (table: string) => store.one<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count ?? 0;

  const customers = () =>
    store.all<{ email: string; phone: string | null; role: string; money: number; orders: number }>(
      `SELECT email, phone, role, price AS money, (SELECT count(*) FROM orders WHERE user_id = users.id) AS orders
       FROM users JOIN wallets ON user_id = users.id WHERE email IS NOT NULL AND active ORDER BY users.id`,
    );
  const coupons = () => store.all<{ name: string }>('SELECT name FROM coupons ORDER BY id').map(row => row.name);

  // Browsers ask for it on the provider's pages too.
  routes.get('/favicon.ico', context => context.body(null, 204));

  routes.get('/', context =>
    context.html(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The Doorstep sandbox</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem }
  table { border-spacing: 0 } td { padding-inline-end: 1.5rem; vertical-align: top }
  code, pre { font-size: .9em } pre { overflow-x: auto; padding: 1rem; border: 1px solid; border-radius: .5rem }
</style>
<h1>The Doorstep sandbox</h1>
<p>This is the embedded backend of a delivery marketplace: ${count('shops')} shops and ${count('products')} products
of a town that does not exist, in English, German and Arabic. The storefront talks to it as it would to a real one.
Everything is kept in one SQLite file and nothing leaves this machine.</p>
<p>It is ${marketTime(clock.now())} in ${marketZone}.</p>

<h2>Look at the data</h2>
<ul>
  ${examples.map(path => html`<li><a href="${path}"><code>${path}</code></a></li>`)}
</ul>

<h2>Sign in</h2>
<p>By e-mail or phone; the password of all is <code>${password}</code>.</p>
<table>
  ${customers().map(
    ({ email, phone, role, money, orders }) => html`<tr>
    <td><code>${email}</code></td><td>${phone ?? 'no phone'}</td><td>${role}</td>
    <td>${money} in the wallet</td><td>${orders} orders</td></tr>`,
  )}
</table>
<p>One of them came by a social sign-in and has no password. Google, Facebook, Apple, links by mail and codes by SMS are
played too: what they send is in the <a href="/outbox">outbox</a>. Who applied as a seller is answered under <a href="/applications">applications</a>. Coupons: ${coupons().join(', ')}.</p>

<h2>Let something go wrong</h2>
<p>Kinds: ${faultKinds.join(', ')}. A path is the start of a URL's path, or a pattern with <code>*</code> and
<code>**</code>; without a leading slash it is under <code>/api/v1</code>. <code>times</code> limits it, and
a <code>status</code> may say when to come again (<code>retryAfter</code>, in seconds).</p>
<pre>curl -X POST ${new URL(context.req.url).origin}/_sandbox/faults -H 'Content-Type: application/json' \\
  -d '{"path": "rest/shops/paginate", "kind": "delay", "milliseconds": 3000, "times": 5}'
curl -X DELETE ${new URL(context.req.url).origin}/_sandbox/faults</pre>
<p><a href="/_sandbox/faults">Faults now</a>, <a href="/_sandbox/log">the last calls</a> (DELETE forgets them).</p>

<h2>Set the clock</h2>
<p>It keeps running from there. DELETE returns to the real time. <a href="/_sandbox/clock">The clock now</a>.</p>
<pre>curl -X POST ${new URL(context.req.url).origin}/_sandbox/clock -H 'Content-Type: application/json' \\
  -d '{"now": "2026-12-24T18:00:00+05:00"}'</pre>

<h2>Change the market under somebody's hands</h2>
<pre>${controls.map(([path, body]) => `POST /_sandbox/${path}  ${body}`).join('\n')}</pre>

<h2>Start afresh</h2>
<pre>curl -X POST ${new URL(context.req.url).origin}/_sandbox/reset</pre>
</html>`),
  );

  return routes;
}

const controls = [
  ['customers', '{"email": "mira@doorstep.test", "walletMoney": 40}'],
  ['customers', '{"email": "mira@doorstep.test", "banned": true}'],
  ['sign-out', '{"email": "nora@doorstep.test"}'],
  ['messages', '{"email": "nora@doorstep.test", "body": "Melons are in season."}'],
  ['identity/forge-next', '{"account": "mila.brook@mail.test", "wrong": "signature"}'],
  ['stocks/1', '{"quantity": 0, "price": 4.5}'],
  ['products/1', '{"active": false}'],
  ['shops/1', '{"open": false}'],
  ['settings', '{"before_order_phone_required": "1", "service_fee": "0.5", "revision": "R2"}'],
  ['orders/1/status', '{"status": "on_a_way", "goOn": true}'],
  ['orders/pace', '{"seconds": 300}'],
  ['refunds/3', '{"status": "accepted", "answer": "We are sorry."}'],
  ['applications/90', '{"status": "approved"}'],
] as const;

const examples = [
  '/api/v1/rest/settings',
  '/api/v1/rest/categories/paginate?type=shop&lang=de',
  '/api/v1/rest/shops/paginate?type=restaurant&open=1&address[latitude]=41.29&address[longitude]=69.22',
  '/api/v1/rest/shops/1/products?lang=ar',
  '/api/v1/rest/products/search?search=soup',
  '/maps/geocode?address=market',
];
