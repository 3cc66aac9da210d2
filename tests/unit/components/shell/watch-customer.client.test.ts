/** Which pages are loaded anew because another customer, or nobody, is signed in by now? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const replaced = vi.fn();
let page = Object.assign(new EventTarget(), { hidden: false, cookie: '' });
let stop = () => {};

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false, cookie: '' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/profile', search: '?a=1', replace: replaced });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  replaced.mockReset();
  vi.resetModules();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A new document, or with the same modules another page of it. */
async function opens(cookie: string): Promise<void> {
  const { watchCustomer } = await import('@/components/shell/watch-customer.client');
  stop();
  page.cookie = cookie;
  stop = watchCustomer();
}

function comesBack(cookie: string, by = 'visibilitychange'): number {
  page.cookie = cookie;
  page.dispatchEvent(new Event(by));
  return replaced.mock.calls.length;
}

test.each(['visibilitychange', 'focus', 'pageshow'])('somebody else has signed in, noticed by %s', async by => {
  await opens('me=1.2; customer=7');
  expect(comesBack('me=1.2; customer=8', by)).toBe(1);
  expect(replaced).toHaveBeenCalledWith('/profile?a=1');
});

test('a page whose customer has signed out in another tab is replaced', async () => {
  await opens('me=1.2; customer=7');
  expect(comesBack('')).toBe(1);
});

test('a page whose session has ended by itself stays, with what was typed', async () => {
  await opens('me=1.2; customer=7');
  expect(comesBack('customer=7')).toBe(0);
});

test('the page of a guest stays, whoever signs in', async () => {
  await opens('');
  expect(comesBack('me=1.2; customer=7')).toBe(0);
});

test('nothing is loaded for a page that nobody sees, or without a connection', async () => {
  await opens('customer=7');
  page.hidden = true;
  expect(comesBack('')).toBe(0);
  page.hidden = false;
  vi.stubGlobal('navigator', { onLine: false });
  expect(comesBack('')).toBe(0);
});

test('a step back within a document of who has signed out meanwhile', async () => {
  await opens('customer=7');
  await opens('');
  expect(replaced).toHaveBeenCalledTimes(1);
});

test('the login page to which a press has led who signed out in another tab stays, and says why', async () => {
  await opens('customer=7');
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/de/login', search: '', replace: replaced });
  await opens('');
  expect(replaced).not.toHaveBeenCalled();
  expect(comesBack('customer=8'), 'somebody else has signed in there').toBe(1);
});

test('who signs in within a guest’s document owns it from then on', async () => {
  await opens('');
  await opens('customer=7');
  expect(replaced).not.toHaveBeenCalled();
  expect(comesBack('customer=8')).toBe(1);
});

test('a page that is left looks no more', async () => {
  await opens('customer=7');
  stop();
  expect(comesBack('')).toBe(0);
});
