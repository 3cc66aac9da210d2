/** `npm run bench`: measures the production build over the large sandbox and prints a table and JSON; fails nothing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { audit, openBrowser, turnPage, weigh } from './browser.ts';
import { firstVisits, keptPage, memoryAfter } from './load.ts';
import { benchPages } from './pages.ts';
import { siteUrl, startServers } from './servers.ts';

const servers = await startServers();
const pages = await benchPages();
const browser = await openBrowser();
const report: Record<string, Record<string, number>> = {};

for (const [name, path] of Object.entries(pages)) {
  console.log(`${name} ${path}`);
  await fetch(siteUrl + path);
  // The first load makes the pictures; the second is the one that is weighed.
  await weigh(browser, siteUrl + path);
  const { requests, ...bytes } = await weigh(browser, siteUrl + path);
  const kilobytes = Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [`${kind} KB`, size / 1024]));
  report[name] = { requests, ...kilobytes, ...(await audit(siteUrl + path)) };
}
report.turn = { 'press to page ms': await turnPage(browser, `${siteUrl}/restaurants`) };
await browser.close();

for (const [name, path] of Object.entries(pages)) {
  const plain = await keptPage(path, 'identity');
  const zipped = await keptPage(path, 'gzip');
  report[`${name}, kept`] = { ...plain };
  report[`${name}, kept, gzip`] = { ...zipped };
}
report['home, first visits'] = { ...(await firstVisits('/', 600)) };
report['restaurants, first visits'] = { ...(await firstVisits('/restaurants', 600)) };
const listed = ['/', '/restaurants', '/shops'];
report.memory = {
  'MB after 2,000 views': await memoryAfter(servers, listed, 2000),
  'MB after 4,000 views': await memoryAfter(servers, listed, 2000),
};
servers.stop();

for (const [name, figures] of Object.entries(report)) {
  const cells = Object.entries(figures).map(([label, value]) => `${label} ${Math.round(value * 100) / 100}`);
  console.log(`${name.padEnd(28)} ${cells.join(' · ')}`);
}
mkdirSync('.data', { recursive: true });
writeFileSync('.data/bench.json', `${JSON.stringify(report, null, 2)}\n`);
console.log('The same figures as JSON: .data/bench.json');
process.exit(0);
