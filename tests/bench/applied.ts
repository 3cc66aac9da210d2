/**
 * What a phone on a slow line sees, with the browser's own brakes on rather than simulated ones: 150 ms, 1.44 Mbit/s, a
 * quarter of the processor. Each figure is the median of five visits with an empty cache, in milliseconds.
 */
import { type BrowserContext, devices, type Page } from '@playwright/test';
import type { openBrowser } from './browser.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

export interface Paints {
  fcp: number;
  lcp: number;
}

export interface Turn {
  /** From the tap to the next page's name. */
  time: number;
  requests: number;
  /** Bytes that were asked for before the tap, once the page was quiet; pictures aside. */
  before: number;
}

const visits = 5;

export async function paints(browser: Browser, url: string): Promise<Paints> {
  const all: Paints[] = [];
  for (let visit = 0; visit < visits; visit++)
    all.push(
      await onPhone(browser, async page => {
        await brake(page);
        await page.goto(url, { waitUntil: 'networkidle' });
        return page.evaluate(readPaints);
      }),
    );
  return { fcp: median(all.map(({ fcp }) => fcp)), lcp: median(all.map(({ lcp }) => lcp)) };
}

/** A tap on a shop's card, without a pointer that rests on it first. */
export async function tapShop(browser: Browser, listUrl: string, isSlow: boolean): Promise<Turn> {
  const all: Turn[] = [];
  for (let visit = 0; visit < visits; visit++)
    all.push(await onPhone(browser, page => tapOnce(page, listUrl, isSlow, visit)));
  return {
    time: median(all.map(({ time }) => time)),
    requests: median(all.map(({ requests }) => requests)),
    before: median(all.map(({ before }) => before)),
  };
}

async function tapOnce(page: Page, listUrl: string, isSlow: boolean, which: number): Promise<Turn> {
  if (isSlow) await brake(page);
  await page.goto(listUrl, { waitUntil: 'networkidle' });
  // What is fetched ahead waits for a quiet moment.
  await page.waitForTimeout(3000);
  const before = await page.evaluate(bytesAsked);
  const card = page.locator('main a[href*="/restaurant/"]').nth(which);
  const name = (await card.textContent())?.trim() ?? '';
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  let requests = 0;
  page.on('request', request => {
    if (request.resourceType() !== 'image') requests += 1;
  });
  const started = await page.evaluate(() => performance.now());
  await card.tap();
  await page.waitForFunction(
    title => /\/restaurant\/\d+/.test(location.pathname) && document.querySelector('h1')?.textContent?.includes(title),
    name,
    { polling: 'raf' },
  );
  const time = (await page.evaluate(() => performance.now())) - started;
  await page.waitForLoadState('networkidle');
  return { time, requests, before };
}

async function brake(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.44 * 1024 * 1024) / 8,
    uploadThroughput: (0.675 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function onPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({ ...devices['Pixel 7'] });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readPaints(): Promise<Paints> {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return new Promise(resolve => {
    new PerformanceObserver(list => {
      const largest = list.getEntries().at(-1)?.startTime ?? 0;
      resolve({ fcp: first?.startTime ?? 0, lcp: largest });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Runs in the page. */
function bytesAsked(): number {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return all
    .filter(({ name }) => /[?&]_rsc=|\/pages\//.test(name))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
