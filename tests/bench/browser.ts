/**
 * What a browser sees: bytes by kind, requests, Lighthouse's mobile figures, and the time a client navigation takes.
 */
import { get } from 'node:http';
import { chromium, devices } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, findWholeChromium, requireChromium } from '../chromium.mjs';
import { median } from './percentile.ts';

const debuggingPort = 9333;

interface Weight {
  requests: number;
  /** Bytes by kind, compressed with gzip so that figures can be compared; browsers get brotli, a fifth less. */
  script: number;
  style: number;
  document: number;
  font: number;
  image: number;
  other: number;
}

const kinds: Record<string, keyof Omit<Weight, 'requests'>> = {
  Script: 'script',
  Stylesheet: 'style',
  Document: 'document',
  Font: 'font',
  Image: 'image',
};

export async function openBrowser() {
  requireChromium();
  return chromium.launch({
    executablePath: findWholeChromium() ?? '',
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  });
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Loads a page on a phone with an empty cache and weighs all that comes before anything is pressed. */
export async function weigh(browser: Browser, url: string, cookies = new Map<string, string>()): Promise<Weight> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const weight: Weight = { requests: 0, script: 0, style: 0, document: 0, font: 0, image: 0, other: 0 };
  const requests: { url: string; kind: keyof Omit<Weight, 'requests'> }[] = [];
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    requests.push({ url: request.url, kind: kinds[type ?? ''] ?? 'other' });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  weight.requests = requests.length;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const { url: source, kind } of requests) weight[kind] += await compressedBytes(source, cookie);
  return weight;
}

/** The body as it travels; `fetch` would unpack it. */
function compressedBytes(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', accept: 'image/webp,*/*', cookie };
    get(url, { headers }, answer => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

interface Figures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** The median of three runs, each figure by itself; times in milliseconds, scores of 100. */
export async function audit(url: string): Promise<Figures> {
  const runs: Figures[] = [];
  for (let run = 0; run < 3; run++) runs.push(await auditOnce(url));
  const medianOf = (name: keyof Figures) => median(runs.map(run => run[name]));
  return {
    fcp: medianOf('fcp'),
    lcp: medianOf('lcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    seo: medianOf('seo'),
  };
}

async function auditOnce(url: string): Promise<Figures> {
  const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** From the press on a shop's card to its name on the screen: the median of seven, in milliseconds. */
export async function turnPage(browser: Browser, listUrl: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const times: number[] = [];
  for (let press = 0; press < 7; press++) {
    await page.goto(listUrl, { waitUntil: 'networkidle' });
    const card = page.locator('main a[href*="/restaurant/"]').nth(press);
    await card.hover();
    // A person takes about this long from pointing to pressing.
    await page.waitForTimeout(250);
    const name = await page.evaluate(() => document.title);
    const started = await page.evaluate(() => performance.now());
    await card.click();
    await page.waitForFunction(
      before => document.title !== before && /\/restaurant\/\d+/.test(location.pathname),
      name,
      {
        polling: 'raf',
      },
    );
    times.push((await page.evaluate(() => performance.now())) - started);
  }
  await context.close();
  return median(times);
}
