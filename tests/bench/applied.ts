/**
 * What a phone on a slow line sees, with the browser's own brakes on rather than simulated ones: 150 ms, 1.44 Mbit/s, a
 * quarter of the processor. Each figure is the median of five visits with an empty cache, in milliseconds.
 */
import { type BrowserContext, devices, type Page } from '@playwright/test';
import type { openBrowser } from './browser.ts';
import { median } from './percentile.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

interface Paints {
  fcp: number;
  lcp: number;
}

interface Turn {
  /** From the finger's lift to the shop's name as its heading: the first reaction to the press. */
  name: number;
  /** From the finger's lift to the shop's page itself. */
  page: number;
  /** Requests over the line, without pictures. */
  requests: number;
  /** Bytes fetched before the tap, once the page was idle; without pictures. */
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
  const medianOf = (figure: keyof Turn) => median(all.map(turn => turn[figure]));
  return { name: medianOf('name'), page: medianOf('page'), requests: medianOf('requests'), before: medianOf('before') };
}

async function tapOnce(page: Page, listUrl: string, isSlow: boolean, which: number): Promise<Turn> {
  if (isSlow) await brake(page);
  await page.goto(listUrl, { waitUntil: 'networkidle' });
  // Prefetching waits for an idle moment.
  await page.waitForTimeout(3000);
  const card = page.locator('main a[href*="/restaurant/"]').nth(which);
  const name = (await card.textContent())?.trim() ?? '';
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const before = await page.evaluate(bytesAsked);
  const overTheLine = await countRequests(page);
  const turned = page.evaluate(watchTurn, name);
  await tapAsFinger(page, await card.boundingBox());
  const times = await turned;
  await page.waitForLoadState('networkidle');
  return { ...times, requests: overTheLine(), before };
}

/** A finger is down for about 80 ms; the library's own tap takes no time. */
async function tapAsFinger(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  const session = await page.context().newCDPSession(page);
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(80);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function countRequests(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'Image') asked.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId);
  });
  return () => asked.size;
}

/**
 * Runs in the page. Waits for changes of the document: looking in every frame would cost the page a frame between two
 * slices of its work. Each time is that of the frame that shows the change.
 */
function watchTurn(name: string): Promise<{ name: number; page: number }> {
  return new Promise(resolve => {
    let lifted = 0;
    let named: Promise<number> | null = null;
    const nextFrame = () => new Promise<number>(seen => requestAnimationFrame(() => seen(performance.now() - lifted)));
    addEventListener('click', () => (lifted = performance.now()), { capture: true, once: true });
    const watch = new MutationObserver(async () => {
      if (![...document.querySelectorAll('h1')].some(({ textContent }) => textContent.includes(name))) return;
      named ??= nextFrame();
      if (document.querySelector('.page-preview') !== null) return;
      watch.disconnect();
      const page = await nextFrame();
      resolve({ name: await named, page });
    });
    watch.observe(document.documentElement, { childList: true, subtree: true });
  });
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
    .filter(({ name, initiatorType }) => initiatorType === 'fetch' || /[?&]_rsc=/.test(name))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
