/**
 * `npm run bench`: measures the production build over the large sandbox, prints each figure as it comes and all of them
 * as JSON; fails nothing. `npm run bench -- pages kept` measures those parts alone. There are: pages, slow, kept, first,
 * far, order, together, chat, office, flood, memory.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildWhenNeeded } from '../../hosting/launch/build.mjs';
import { storiesEnv } from '../e2e/servers.mjs';
import { nora, password } from '../support/customers.ts';
import { fieldsOf, plainPost } from '../support/plain-form.ts';
import { sandboxAt } from '../support/sandbox.ts';
import { Visitor } from '../support/visitor.ts';
import { paints, tapShop } from './applied.ts';
import { audit, openBrowser, turnPage, weigh } from './browser.ts';
import { chatFigures } from './chat.ts';
import { type FloodKind, fares, office } from './flood.ts';
import { alone, firstVisits, keptPage, memoryAfter, ownPage } from './load.ts';
import { benchPages, someProduct } from './pages.ts';
import { median, percentile } from './percentile.ts';
import { sandboxUrl, siteUrl, startServers } from './servers.ts';
import { GroupOrder, pressToScreen, streamsAtOnce } from './together.ts';

const named = process.argv.slice(2);
const report: Record<string, Record<string, number>> = {};
await buildWhenNeeded(storiesEnv);
const servers = await startServers();
const pages = Object.entries(await benchPages());
const shop = Object.fromEntries(pages)['shop of 60'] ?? '/';

const parts: Record<string, () => Promise<void>> = {
  pages: async () => {
    const browser = await openBrowser();
    for (const [name, path] of pages) {
      // The first load makes the pictures; the second is the one that is weighed.
      await weigh(browser, siteUrl + path);
      const { requests, ...bytes } = await weigh(browser, siteUrl + path);
      const kilobytes = Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [`${kind} KB`, size / 1000]));
      tell(name, { requests, ...kilobytes, ...(await audit(siteUrl + path)) });
    }
    tell('turn of a page', { 'press to page ms': await turnPage(browser, `${siteUrl}/restaurants`) });
    await browser.close();
  },
  slow: async () => {
    const browser = await openBrowser();
    for (const [name, path] of pages) {
      await weigh(browser, siteUrl + path);
      tell(`${name}, slow line`, { ...(await paints(browser, siteUrl + path)) });
    }
    for (const [name, isSlow] of Object.entries({ 'slow line': true, 'free line': false }))
      tell(`tap on a shop, ${name}`, { ...(await tapShop(browser, `${siteUrl}/restaurants`, isSlow)) });
    await browser.close();
  },
  kept: async () => {
    for (const [name, path] of pages) {
      tell(`${name}, kept`, { ...(await keptPage(path, 'identity')) });
      tell(`${name}, kept, gzip`, { ...(await keptPage(path, 'gzip')) });
    }
  },
  first: async () => {
    for (const [name, path] of [
      ['home', '/'],
      ['restaurants', '/restaurants'],
    ] as const) {
      tell(`${name}, first visits`, { 'alone ms': await alone(path), ...(await firstVisits(path, 300)) });
    }
  },
  far: async () => {
    const customer = new Visitor(siteUrl);
    await press(customer, '/login', 'password', { login: nora, password });
    await press(customer, `${shop}?product=${await someProduct(shop)}`, 'product', { quantity: '1' });
    const { cookie } = customer;
    await sandboxAt(sandboxUrl).fails('delay', '**', { milliseconds: 100 });
    for (const path of ['/', '/restaurants'])
      tell(`${path}, 100 ms to the API`, { 'first visit ms': await alone(path) });
    for (const path of ['/cart', '/checkout', '/orders'])
      tell(`${path}, 100 ms to the API`, { 'own page ms': await alone(path, cookie) });
    await sandboxAt(sandboxUrl).recovers();
  },
  order: async () => {
    const browser = await openBrowser();
    const product = `${shop}?product=${await someProduct(shop)}`;
    const guest = new Visitor(siteUrl);
    const customer = new Visitor(siteUrl);
    await press(customer, '/login', 'password', { login: nora, password });
    for (const [name, visitor] of Object.entries({ guest, customer })) {
      const times: number[] = [];
      for (let round = 0; round < 60; round++) times.push(await press(visitor, product, 'product', { quantity: '1' }));
      tell(`add to the cart, ${name}`, { 'p50 ms': median(times), 'p99 ms': percentile(times, 0.99) });
      for (const path of ['/cart', '/checkout']) tell(`${path}, ${name}`, { ...(await ownPage(path, visitor.cookie)) });
    }
    const order = /href="(\/orders\/\d+)"/.exec((await customer.opens('/orders')).text)?.[1] ?? '/orders';
    for (const path of ['/cart', '/checkout', order]) {
      const { requests, script, document } = await weigh(browser, siteUrl + path, customer.cookies);
      tell(`${path}, weight`, { requests, 'script KB': script / 1000, 'document KB': document / 1000 });
    }
    await browser.close();
  },
  together: async () => {
    const product = await someProduct(shop);
    const group = new GroupOrder(shop.split('/').at(-1) ?? '');
    await group.opens();
    const member = await group.joins('Omar');
    tell('press of a member to the owner', await pressToScreen(group, member, product, 60));
    tell('streams at once', await streamsAtOnce(servers, group, 1000));
  },
  chat: async () => {
    const customer = new Visitor(siteUrl);
    await press(customer, '/login', 'password', { login: nora, password });
    tell('chat', await chatFigures(customer));
  },
  office: async () => {
    const product = `${shop}?product=${await someProduct(shop)}`;
    for (const isOne of [false, true, false, true])
      tell(`a school, ${isOne ? 'one address' : 'many addresses'}`, await office(product, isOne));
  },
  flood: async () => {
    const product = `${shop}?product=${await someProduct(shop)}`;
    const all: (FloodKind | null)[] = [null, 'places', 'posts', 'carts'];
    const floods = all.some(kind => named.includes(kind ?? ''))
      ? all.filter(kind => named.includes(kind ?? 'none'))
      : all;
    for (const milliseconds of [0, 300]) {
      await sandboxAt(sandboxUrl).fails('delay', '**', { milliseconds });
      const api = milliseconds === 0 ? 'near API' : `API in ${milliseconds} ms`;
      for (const kind of floods) tell(`${kind ?? 'no'} flood, ${api}`, await fares(kind, product));
      await sandboxAt(sandboxUrl).recovers();
    }
  },
  memory: async () => {
    const listed = ['/', '/restaurants', '/shops'];
    tell('memory', { 'MB after 2,000 views': await memoryAfter(servers, listed, 2000) });
    tell('memory, later', { 'MB after 4,000 views': await memoryAfter(servers, listed, 2000) });
  },
};

for (const [part, measure] of Object.entries(parts)) if (named.length === 0 || named.includes(part)) await measure();
servers.stop();
console.log('The same figures as JSON: .data/bench.json');
process.exit(0);

/** Posts the page's form that holds a field `marker`; answers milliseconds. */
async function press(visitor: Visitor, path: string, marker: string, fields: Record<string, string>): Promise<number> {
  const { text } = await visitor.opens(path);
  const began = performance.now();
  const answer = await visitor.sendsPost(path, plainPost({ ...fieldsOf(text, marker), ...fields }));
  if (answer.status >= 400) throw new Error(`${path}: a form was answered with ${answer.status}`);
  return performance.now() - began;
}

function tell(name: string, figures: Record<string, number>): void {
  report[name] = figures;
  const cells = Object.entries(figures).map(([label, value]) => `${label} ${Math.round(value * 100) / 100}`);
  console.log(`${name.padEnd(28)} ${cells.join(' · ')}`);
  mkdirSync('.data', { recursive: true });
  writeFileSync('.data/bench.json', `${JSON.stringify(report, null, 2)}\n`);
}
