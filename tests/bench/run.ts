/**
 * `npm run bench`: measures the production build over the large sandbox, prints each figure as it comes and all of them
 * as JSON; fails nothing. `npm run bench -- pages kept` measures those parts alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { nora, password } from '../support/customers.ts';
import { audit, openBrowser, turnPage, weigh } from './browser.ts';
import { firstVisits, keptPage, memoryAfter, ownPage } from './load.ts';
import { benchPages, someProduct } from './pages.ts';
import { siteUrl, startServers } from './servers.ts';
import { Visitor } from './visitor.ts';

const named = process.argv.slice(2);
const report: Record<string, Record<string, number>> = {};
const servers = await startServers();
const pages = Object.entries(await benchPages());

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
  kept: async () => {
    for (const [name, path] of pages) {
      tell(`${name}, kept`, { ...(await keptPage(path, 'identity')) });
      tell(`${name}, kept, gzip`, { ...(await keptPage(path, 'gzip')) });
    }
  },
  first: async () => {
    tell('home, first visits', { ...(await firstVisits('/', 300)) });
    tell('restaurants, first visits', { ...(await firstVisits('/restaurants', 300)) });
  },
  order: async () => {
    const browser = await openBrowser();
    const shop = Object.fromEntries(pages)['shop of 60'] ?? '/';
    const product = `${shop}?product=${await someProduct(shop)}`;
    const guest = new Visitor();
    const customer = new Visitor();
    await customer.posts('/login', await customer.page('/login'), 'password', { login: nora, password });
    for (const [name, visitor] of Object.entries({ guest, customer })) {
      const times: number[] = [];
      for (let press = 0; press < 60; press++)
        times.push(await visitor.posts(product, await visitor.page(product), 'product', { quantity: '1' }));
      times.sort((a, b) => a - b);
      tell(`add to the cart, ${name}`, { 'p50 ms': times[30] ?? 0, 'p99 ms': times[59] ?? 0 });
      for (const path of ['/cart', '/checkout']) tell(`${path}, ${name}`, { ...(await ownPage(path, visitor.cookie)) });
    }
    const order = /href="(\/orders\/\d+)"/.exec(await customer.page('/orders'))?.[1] ?? '/orders';
    for (const path of ['/cart', '/checkout', order]) {
      const { requests, script, document } = await weigh(browser, siteUrl + path, customer.cookies);
      tell(`${path}, weight`, { requests, 'script KB': script / 1000, 'document KB': document / 1000 });
    }
    await browser.close();
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

function tell(name: string, figures: Record<string, number>): void {
  report[name] = figures;
  const cells = Object.entries(figures).map(([label, value]) => `${label} ${Math.round(value * 100) / 100}`);
  console.log(`${name.padEnd(28)} ${cells.join(' · ')}`);
  mkdirSync('.data', { recursive: true });
  writeFileSync('.data/bench.json', `${JSON.stringify(report, null, 2)}\n`);
}
