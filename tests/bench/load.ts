/** How the server holds: time to first byte, requests a second, and memory under many views. */
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { median, percentile } from './percentile.ts';
import { residentMegabytes, type Servers, siteUrl } from './servers.ts';

const atOnce = 16;

interface Load {
  requestsPerSecond: number;
  /** Milliseconds to the first byte of the answer under that load. */
  'ttfb p50': number;
  'ttfb p99': number;
  failures: number;
}

/** A page of one customer's own, rendered each time. */
export async function ownPage(path: string, cookie: string): Promise<Load> {
  return measure({ url: siteUrl + path, duration: 8, headers: { cookie } });
}

/** One kept page, asked for over and over. `encoding` as a browser sends it, or none as most load figures are given. */
export async function keptPage(path: string, encoding: 'gzip' | 'identity'): Promise<Load> {
  await fetch(siteUrl + path);
  return measure({ url: siteUrl + path, duration: 8, headers: { 'accept-encoding': encoding } });
}

let visited = 0;

/** Every request is the first visit of its view: another place each time, so the page is made anew. */
export async function firstVisits(path: string, amount: number): Promise<Load> {
  return measure({
    url: siteUrl + path,
    amount,
    requests: [{ setupRequest: request => ({ ...request, headers: { ...request.headers, cookie: nextView() } }) }],
  });
}

/** Milliseconds to the end of the answer, one visitor after another; the median. `cookie` null: each is a first visit. */
export async function alone(path: string, cookie: string | null = null): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visitsAlone; visit++) {
    const began = performance.now();
    const answer = await fetch(siteUrl + path, { headers: { cookie: cookie ?? nextView() } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    times.push(performance.now() - began);
  }
  return median(times);
}

const visitsAlone = 41;

/** Resident megabytes after so many different views, rounded. */
export async function memoryAfter(servers: Servers, paths: string[], views: number): Promise<number> {
  for (const path of paths) await firstVisits(path, Math.ceil(views / paths.length));
  await wait(3000);
  return Math.round(residentMegabytes(servers.storefront));
}

function nextView(): string {
  visited += 1;
  const latitude = 41240 + (visited % 100);
  const longitude = 69170 + Math.floor(visited / 100);
  return `view=base_system_${latitude}x${longitude}`;
}

async function measure(options: Omit<autocannon.Options, 'connections'>): Promise<Load> {
  const waits: number[] = [];
  const setupClient = (client: autocannon.Client) => {
    // A connection asks again as soon as it has its answer.
    let sentAt = performance.now();
    client.on('headers', () => waits.push(performance.now() - sentAt));
    client.on('response', () => {
      sentAt = performance.now();
    });
  };
  const result = await autocannon({ connections: atOnce, timeout: 60, setupClient, ...options });
  return {
    requestsPerSecond: Math.round(result.requests.total / result.duration),
    'ttfb p50': median(waits),
    'ttfb p99': percentile(waits, 0.99),
    failures: result.errors + result.timeouts + result.non2xx,
  };
}
