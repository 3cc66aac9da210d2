/**
 * The service worker: stores pages for when there is no connection (docs/behaviour.md 11.5, docs/decisions/106), and
 * shows pushes. Pages themselves say what to store and when to delete it: an open order
 * (components/orders/live/keep-order.client.ts), the home page and shops (components/online/keep-page.client.ts); and
 * which words pushes are shown with (components/settings/push-messaging.client.ts). Signing out deletes everything
 * (Clear-Site-Data); pages of orders are also deleted by a page that finds nobody signed in
 * (components/online/forget-orders.client.ts), and after a day. A scope has only one worker, so both tasks are in this
 * file.
 */
const cacheName = 'orders';
const pagesCache = 'pages';
const filesCache = 'files';
/** The oldest shops beyond these are deleted. */
const mostPages = 12;
/** Of one page. */
const mostFiles = 200;

const orderPath = /^(\/[a-z]{2})?\/orders\/[1-9]\d{0,9}$/;
const startPath = /^\/([a-z]{2})?$/;
const shopPath = /^(\/[a-z]{2})?\/(restaurant|shop)\/[\w-]+$/;
/** Where whoever was signed in is not any more. */
const leavingPath = /^((\/[a-z]{2})?\/login|\/api\/(sign-out|delete-account))$/;
/** The heading of the list of stored pages. */
const badge = '/icons/icon.svg';
/** Part of every page that has what it is about (lib/online/whole-page.ts). */
const wholeMark = ' data-whole=""';

/** Milliseconds after which the page of an order is deleted, whoever is signed in: it names an address. */
const longestKept = 24 * 60 * 60 * 1000;

/** Milliseconds after which a stored page is better than one that does not arrive. */
const patience = 5000;
/** Milliseconds after which nothing is stored that has not arrived. */
const longestWait = 20_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(activate()));

/** Lets the browser request a page while this worker is still starting, so that the worker makes no page slower. */
async function activate() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('message', event => {
  const { type, path, words, files, page } = event.data ?? {};
  if (type === 'words') event.waitUntil(keepWords(words));
  if (type === 'keep' && isOpen(path)) event.waitUntil(inTurn(() => keepOpen(path, files, page)));
  if (!orderPath.test(path)) return;
  event.waitUntil(inTurn(() => (type === 'keep' ? keep(path) : forget(path))));
});

self.addEventListener('push', event => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openSubject(event.notification.data.path));
});

let departures = 0;

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === 'navigate' && leavingPath.test(url.pathname)) {
    departures += 1;
    event.waitUntil(caches.delete(cacheName));
  }
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (belongsToPage(request, url)) event.respondWith(openFile(event));
});

/** Whether a page is public, the same for everybody. */
function isOpen(path) {
  return startPath.test(path) || shopPath.test(path);
}

let lastTurn = Promise.resolve();

/** Storing and deleting wait for each other: an order that is over is not stored behind its deletion. */
function inTurn(work) {
  const done = lastTurn.then(work);
  lastTurn = done.catch(() => {});
  return done;
}

async function keep(path) {
  const before = departures;
  await store(cacheName, path);
  // Somebody has signed out meanwhile.
  if (departures !== before) await caches.delete(cacheName);
}

/** `files` are those that the page has loaded; `words` are for pages that are not stored. */
async function keepOpen(path, files, words) {
  if (!(await store(pagesCache, path, files))) return;
  const pages = await caches.open(pagesCache);
  await pages.put('/offline-words', Response.json(words));
}

/**
 * Stores a page with the files that it names (styles, scripts, fonts, icons) and has loaded; deletes one that is gone.
 * Of anything else nothing is stored, and what is stored stays: while the API is away an error page is answered with
 * 200, a session that is over with an empty 204.
 */
async function store(name, path, loaded = []) {
  const answer = await ask(path);
  if (isGone(answer)) await drop(path);
  const html = answer.status === 200 && !answer.redirected ? await answer.text() : '';
  if (!html.includes(wholeMark)) return false;
  const files = [...new Set([badge, ...namedIn(html), ...loaded])].slice(0, mostFiles);
  try {
    const known = await caches.open(filesCache);
    await Promise.allSettled(files.map(file => keepFile(known, file)));
    await (await caches.open(name)).put(path, keptPage(html, answer, files));
  } finally {
    await trim();
  }
  return true;
}

function ask(path) {
  return fetch(path, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(longestWait) });
}

/** The storefront leads to its page for what does not exist (lib/gone.ts); any other 404 is not its own. */
function isGone({ status, redirected }) {
  return status === 404 && redirected;
}

/** The line that loads a document's scripts where it does not do so itself (hosting/document/after-first-paint.mjs). */
const loader = /\(\["(\/_next\/static\/[^\]]+)"\],document\)/;

/** A document with a loader also names the parts of the files that this one loads, and scripts of other pages. */
function namedIn(html) {
  const named = html.match(/\/(_next\/static|icons)\/[\w./,~%-]+\.(js|css|woff2|svg)/g) ?? [];
  const scripts = loader.exec(html)?.[1].split('","');
  return scripts === undefined ? named : [...scripts, ...named.filter(file => !file.endsWith('.js'))];
}

async function keepFile(cache, file) {
  if ((await cache.match(file)) !== undefined) return;
  const answer = await fetch(file, { signal: AbortSignal.timeout(longestWait) });
  if (answer.ok) await cache.put(file, answer);
}

const policies = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

/** Under the policies with which it came, and with the time at which it was stored. */
function keptPage(html, answer, files) {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'X-Kept': String(Date.now()) });
  headers.set('X-Files', files.join(' '));
  for (const name of policies) if (answer.headers.has(name)) headers.set(name, answer.headers.get(name));
  return new Response(html, { headers });
}

/** Deletes the oldest shops, and the files that no stored page lists. */
async function trim() {
  const shops = (await listStored(pagesCache)).filter(({ path }) => shopPath.test(path));
  const pages = await caches.open(pagesCache);
  await Promise.all(shops.slice(0, -mostPages).map(({ path }) => pages.delete(path)));
  const stored = [...(await listStored(cacheName)), ...(await listStored(pagesCache))];
  const listed = new Set((await Promise.all(stored.map(({ page }) => filesOf(page)))).flat());
  const files = await caches.open(filesCache);
  const others = (await files.keys()).filter(({ url }) => !listed.has(new URL(url).pathname));
  await Promise.all(others.map(file => files.delete(file)));
}

/** An earlier worker has stored pages without the list. */
async function filesOf(page) {
  return page.headers.get('X-Files')?.split(' ') ?? namedIn(await page.text());
}

/** The stored pages of a cache, the oldest first. */
async function listStored(name) {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const own = paths.filter(path => orderPath.test(path) || isOpen(path));
  const stored = await Promise.all(own.map(async path => ({ path, page: await cache.match(path) })));
  return stored.filter(({ page }) => page !== undefined).sort((one, other) => timeOf(one.page) - timeOf(other.page));
}

function timeOf(page) {
  return Number(page.headers.get('X-Kept'));
}

async function forget(path) {
  await drop(path);
  await trim();
}

async function forgetOrders(isOver) {
  if (!(await caches.has(cacheName))) return;
  const stored = await listStored(cacheName);
  const cache = await caches.open(cacheName);
  await Promise.all(stored.filter(isOver).map(({ path }) => cache.delete(path)));
  if (stored.every(isOver)) await caches.delete(cacheName);
}

/** Deletes pages of orders that were stored too long ago. */
async function forgetOld() {
  await forgetOrders(({ page }) => !(Date.now() - timeOf(page) < longestKept));
}

/** A redirect means that the visitor may not see the order, or not any more; or that there is no such shop. */
async function doubt(path) {
  if (orderPath.test(path)) await drop(path);
  if (!shopPath.test(path)) return;
  const stored = await listStored(pagesCache);
  if (stored.some(isSame(path)) && isGone(await ask(path))) await drop(path);
}

/** Deletes a page in all languages. */
async function drop(path) {
  if (orderPath.test(path)) return forgetOrders(isSame(path));
  const pages = await caches.open(pagesCache);
  const stored = await listStored(pagesCache);
  await Promise.all(stored.filter(isSame(path)).map(page => pages.delete(page.path)));
}

function isSame(path) {
  return stored => withoutLanguage(stored.path) === withoutLanguage(path);
}

function withoutLanguage(path) {
  return path.replace(/^\/[a-z]{2}(?=\/)/, '');
}

/** The documents that were answered with a stored page. */
const fromStore = new Set();

/** Answers with the network's page, unless that fails, is slow or lacks its order, and a stored page is there. */
async function openPage(event, { pathname }) {
  const answer = preloaded(event).then(found => found ?? fetch(event.request));
  const settled = answer.then(found => {
    if (found.type === 'opaqueredirect') event.waitUntil(inTurn(() => doubt(pathname)));
    return found;
  });
  const arrived = settled.catch(() => null);
  // A browser may deny its storage; then nothing is stored.
  const kept = await findKept(pathname).catch(() => undefined);
  if (kept === undefined) return (await arrived) ?? listOfKept();
  const useful = arrived.then(async found => (found !== null && (await isUseful(found, pathname)) ? found : null));
  const late = new Promise(resolve => setTimeout(resolve, patience, null));
  const found = await Promise.race([useful, late]);
  if (found !== null) return found;
  fromStore.add(event.resultingClientId);
  return marked(kept);
}

/** Undefined where the browser has not asked. Firefox does not reject where nothing answers: it has an empty answer. */
async function preloaded(event) {
  const found = await event.preloadResponse;
  if (found?.type === 'error') throw new TypeError('Nothing has answered.');
  return found;
}

/**
 * While the API is away the page of an order is an error page, answered with 200. That of a shop has the last answers
 * then (docs/architecture.md 1), and is never held back to be looked at.
 */
async function isUseful(found, path) {
  if (found.status >= 500) return false;
  if (found.status !== 200 || !orderPath.test(path)) return true;
  const html = await found
    .clone()
    .text()
    .catch(() => '');
  return html.includes(wholeMark);
}

/** "/" leads to the home page in the chosen language: the home page that was seen last. */
async function findKept(path) {
  await forgetOld();
  if (orderPath.test(path)) return caches.match(path, { cacheName });
  if (!isOpen(path)) return undefined;
  const starts = path === '/' ? (await listStored(pagesCache)).filter(stored => startPath.test(stored.path)) : [];
  return starts.at(-1)?.page ?? (await caches.open(pagesCache)).match(path);
}

/** With this mark on its root the page says how old it is (orders.css, components/online). */
async function marked(kept) {
  const mark = `<html data-kept="${kept.headers.get('X-Kept') ?? ''}"`;
  return new Response((await kept.text()).replace('<html', mark), { headers: kept.headers });
}

/** In place of a page that is not stored: says so, and lists those that are. */
async function listOfKept() {
  const words = await (await caches.open(pagesCache)).match('/offline-words');
  const kept = [...(await listStored(cacheName)), ...(await listStored(pagesCache)).toReversed()];
  if (words === undefined || kept.length === 0) return Response.error();
  const { lang, dir, theme = 'system', title, missing, seen, retry } = asMarkup(await words.json());
  const links = await Promise.all(
    kept.map(async ({ path, page }) => `<li><a href="${path}">${titleIn(await page.text()) ?? path}</a></li>`),
  );
  const html = `<!doctype html><html lang="${lang}" dir="${dir}" data-theme="${theme}"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${title}</title><style>${plainLook}</style>
    <main><img src="${badge}" alt="" width="48" height="48"><h1>${title}</h1><p>${missing}</p>
    <p><a href="">${retry}</a></p><h2>${seen}</h2><ul>${links.join('')}</ul></main></html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'";
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(html, { status: 503, headers });
}

function asMarkup(words) {
  const escaped = text => text.replace(/[<>&"]/g, sign => `&#${sign.codePointAt(0)};`);
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escaped(text)]));
}

/** The title as the page's own document has it, escaped, without the marketplace's name at its end. */
function titleIn(html) {
  return /<title>([^<]*?)(?: · [^<·]*)?</.exec(html)?.[1];
}

const plainLook =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif;background:light-dark(#fcfaf6,#150e12)}' +
  '[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}' +
  'main{max-width:36rem;margin:10vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}' +
  'h2{font-size:1.0625rem;margin-top:2rem}ul{list-style:none;padding:0}' +
  'a{display:inline-block;padding-block:.6rem;color:light-dark(#731e47,#f4a9cb)}';

/** Fonts are requested by the stylesheet, everything else by the page. */
function belongsToPage({ referrer, destination }, { pathname }) {
  if (!/^\/(_next\/static|icons)\//.test(pathname)) return false;
  if (pathname === badge) return true;
  const from = referrer === '' ? '' : new URL(referrer).pathname;
  return destination === 'font' || orderPath.test(from) || isOpen(from);
}

/**
 * A stored page has its files from the store as well: the network is slow, or has another build. Any other page has
 * them from there where the network has none.
 */
async function openFile({ request, clientId }) {
  const answer = fromStore.has(clientId) ? null : await fetch(request).catch(() => null);
  if (answer?.ok) return answer;
  const kept = await caches.match(request.url.split('#')[0]).catch(() => undefined);
  return kept ?? answer ?? fetch(request);
}

const wordsCache = 'push-words';

async function keepWords(words) {
  const cache = await caches.open(wordsCache);
  await cache.put('/push-words', Response.json(words));
}

/** The pages that pushes of these types are about; lib/notifications/subject.ts has the same table. */
const subjects = {
  '/orders/{id}': ['status_changed', 'new_order'],
  '/wallet': ['add_cashback', 'wallet_top_up'],
  '/referrals': ['new_user_by_referral'],
  '/reservations': ['new_booking', 'booking_status'],
  '/parcels': ['new_parcel_order'],
  '/blog/{uuid}': ['news_publish'],
};
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The marketplace sends the id of the subject as the title, and a sentence (docs/api.md 13.4); without a type the
 * subject is an order. Browsers do not allow a push that shows nothing.
 */
async function show(data) {
  const kept = await caches.match('/push-words', { cacheName: wordsCache });
  const { title = '#{id}', lang = '', orders = '/orders' } = kept === undefined ? {} : await kept.json();
  const { notification = {}, data: { type = 'status_changed', uuid = '' } = {} } = sentence(data);
  const subject = Object.keys(subjects).find(path => subjects[path].includes(type)) ?? '/notifications';
  const id = subject.includes('{id}') && /^[1-9]\d{0,9}$/.test(notification.title ?? '') ? notification.title : '';
  const path = subject.replace('{id}', id).replace('{uuid}', uuidShape.test(uuid) ? uuid : '');
  await self.registration.showNotification(id === '' ? 'Doorstep' : title.replace('{id}', id), {
    body: notification.body ?? '',
    icon: '/icons/icon-192.png',
    lang,
    dir: 'auto',
    // The next step of an order replaces the last one.
    ...(id === '' ? {} : { tag: `order-${id}`, renotify: true }),
    data: { path: orders.replace(/\/orders$/, path.replace(/\/$/, '')) },
  });
}

function sentence(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

async function openSubject(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
