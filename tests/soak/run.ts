/**
 * `npm run soak`: ten minutes (SOAK_MINUTES) at 80 % of the capacity that it finds first, of kept pages, first visits, own
 * pages and orders, with the API away for a tenth of it in the middle. Prints what it saw; fails nothing
 * (docs/decisions/122). The sandbox and the visitors share the machine with the storefront.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenNeeded } from '../../hosting/launch/build.mjs';
import { residentMegabytes, sandboxUrl, siteUrl, startServers } from '../bench/servers.ts';
import { storiesEnv } from '../e2e/servers.mjs';
import { Orders } from './orders.ts';
import { Tally } from './tally.ts';
import { type Kind, mix, openTown } from './visits.ts';

const minutes = Number(process.env.SOAK_MINUTES || 10);
const atOnce = 16;
/** Longer than a kept page is fresh: making them anew is part of the load. */
const searchSeconds = 90;

await buildWhenNeeded(storiesEnv);
const servers = await startServers();
const town = await openTown(siteUrl, sandboxUrl);
const orders = new Orders(siteUrl, town);

const turns = (Object.keys(mix) as Kind[]).flatMap(kind => Array<Kind>(mix[kind]).fill(kind));
/** Each hundred visits hold all kinds, well shuffled: 37 and 100 share no divisor. */
const kindOf = (visit: number) => turns[(visit * 37) % turns.length] as Kind;
const pay = (kind: Kind) => (kind === 'order' ? orders.place() : town.visit[kind]());

for (let visit = 0; visit < town.kept.length * 2; visit += 1) await town.visit.kept();
await capacity(5);
const most = await capacity(searchSeconds);
const perSecond = most * 0.8;
console.log(`capacity ${most.toFixed(0)} visits/s, ${atOnce} at once; ${minutes} minutes at ${perSecond.toFixed(0)}/s`);

const tally = new Tally();
const begunAt = performance.now();
let isApiAway = false;
const lengthMs = minutes * 60_000;
const memory = sampleMemory();
const [visits] = await Promise.all([comeSteadily(), loseTheApi()]);
const kept = memory.end();
const behind = visits.length - tally.count;
await Promise.all(visits);

const report = {
  'visits/s': { capacity: Math.round(most), offered: Math.round(perSecond), 'under way at the end': behind },
  ...tally.rows(),
  troubles: tally.troubles(),
  'memory MB': kept,
  orders: {
    wanted: orders.wanted.length,
    'not exactly one': await orders.notExactlyOne(),
    'tried again': orders.triedAgain,
    'gave up': orders.gaveUp,
  },
};
for (const [name, figures] of Object.entries(report)) {
  const cells = Object.entries(figures).map(([label, value]) => `${label} ${value}`);
  console.log(`${name.padEnd(12)} ${cells.join(' · ')}`);
}
mkdirSync('.data', { recursive: true });
writeFileSync('.data/soak.json', `${JSON.stringify({ minutes, ...report }, null, 2)}\n`);
servers.stop();
process.exit(0);

/** Visits a second, where each visitor comes again as soon as they are served. */
async function capacity(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let next = 0;
  let served = 0;
  const again = async () => {
    while (performance.now() < end) {
      await pay(kindOf(next++));
      if (performance.now() < end) served += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, again));
  return served / seconds;
}

/** At a steady rate, whether the earlier ones are served or not. Answers the visits that may still go on. */
async function comeSteadily(): Promise<Promise<void>[]> {
  const began = performance.now();
  const going: Promise<void>[] = [];
  for (let visit = 0; ; ) {
    const passed = performance.now() - began;
    if (passed > lengthMs) return going;
    for (; visit < (passed / 1000) * perSecond; visit += 1) going.push(one(kindOf(visit)));
    await wait(5);
  }
}

async function one(kind: Kind): Promise<void> {
  const sent = performance.now();
  const wasApiAway = isApiAway;
  const minute = Math.floor((sent - begunAt) / 60_000) + 1;
  const trouble = await pay(kind).catch(error => String(error));
  tally.add({ kind, milliseconds: performance.now() - sent, trouble, isApiAway: wasApiAway || isApiAway, minute });
}

/** For a tenth of the time: first some orders are made whose answer is lost, then nothing answers any more. */
async function loseTheApi(): Promise<void> {
  await wait(lengthMs * 0.5);
  isApiAway = true;
  await town.sandbox.fails('lost', 'dashboard/user/orders', { method: 'POST', times: 5 });
  await wait(lengthMs * 0.02);
  await town.sandbox.fails('down');
  await wait(lengthMs * 0.08);
  await town.sandbox.recovers();
  // What was under way is still answered as if it were away.
  await wait(2000);
  isApiAway = false;
}

/** Resident memory: the mean of the third tenth of the time, of the last one, and the most. */
function sampleMemory() {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMegabytes(servers.storefront)), lengthMs / 200);
  const mean = (from: number, to: number) => {
    const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
    return Math.round(part.reduce((sum, one) => sum + one, 0) / part.length);
  };
  return {
    end() {
      clearInterval(timer);
      return { third: mean(0.2, 0.3), last: mean(0.9, 1), most: Math.round(Math.max(...samples)) };
    },
  };
}
