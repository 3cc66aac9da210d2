/**
 * The service worker: stores pages for when there is no connection (docs/behaviour.md 11.5, docs/decisions/106), and
 * shows pushes. Pages themselves say what to store and when to delete it: an open order
 * (components/orders/keep-order.client.ts), the home page and shops (components/online/keep-page.client.ts); and which
 * words pushes are shown with (components/settings/push-messaging.client.ts). Signing out deletes everything
 * (Clear-Site-Data); pages of orders are also deleted by a page that finds nobody signed in
 * (components/online/forget-orders.client.ts), and after a day. A scope has only one worker, so both tasks are in this file.
 */
const cacheName = 'orders';
const pagesCache = 'pages';
const filesCache = 'files';
/** Beyond these the oldest are deleted: pages of shops, and the files of pages. */
const mostPages = 12;
const mostFiles = 200;

const orderPath = /^(\/[a-z]{2})?\/orders\/[1-9]\d{0,9}$/;
const startPath = /^\/([a-z]{2})?$/;
const shopPath = /^(\/[a-z]{2})?\/(restaurant|shop)\/[\w-]+$/;
/** The heading of the list of stored pages. */
const badge = '/icons/icon.svg';
const loginPath = /^(\/[a-z]{2})?\/login$/;

/** Milliseconds after which the page of an order is deleted, whoever is signed in: it names an address. */
const longestKept = 24 * 60 * 60 * 1000;

/** Milliseconds after which a stored page is better than one that does not arrive. */
const patience = 5000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(activate()));

/** Lets the browser request a page while this worker is still starting, so that the worker makes no page slower. */
async function activate() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('message', event => {
  const { type, path, words, files = [], page } = event.data ?? {};
  if (type === 'words') event.waitUntil(keepWords(words));
  if (type === 'keep' && isOpen(path)) event.waitUntil(keepOpen(path, files, page));
  if (!orderPath.test(path)) return;
  event.waitUntil(type === 'keep' ? keep(path) : forget(path));
});

self.addEventListener('push', event => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openSubject(event.notification.data.path));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // An ended session leads there, and the stored pages of its orders are deleted.
    if (loginPath.test(url.pathname)) event.waitUntil(caches.delete(cacheName));
    event.respondWith(openPage(event, url));
    return;
  }
  if (belongsToPage(request, url)) event.respondWith(openFile(request));
});

/** Whether a page is public, the same for everybody. */
function isOpen(path) {
  return startPath.test(path) || shopPath.test(path);
}

/** Stores an order's page with the files that it names: styles, scripts, fonts, icons. */
async function keep(path) {
  const page = await fetch(path, { headers: { Accept: 'text/html' } });
  // A redirect (to sign in, for example) or an error: what is stored stays.
  if (!page.ok || page.redirected) return;
  const html = await page.text();
  const cache = await caches.open(cacheName);
  const named = html.match(/\/(_next\/static|icons)\/[\w./,~%-]+\.(js|css|woff2|svg)/g) ?? [];
  await Promise.allSettled([...new Set(named)].map(file => keepFile(cache, file)));
  await cache.put(path, keptPage(html));
}

/** `files` are those that the page has loaded; `page` contains the words for pages that are not stored. */
async function keepOpen(path, files, words) {
  const [pages, store] = await Promise.all([caches.open(pagesCache), caches.open(filesCache)]);
  const page = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!page.ok || page.redirected) return;
  await Promise.allSettled([...files, badge].map(file => keepFile(store, file)));
  await pages.delete(path);
  await pages.put(path, keptPage(await page.text()));
  await pages.put('/offline-words', Response.json(words));
  await Promise.all([trim(pages, mostPages, url => shopPath.test(url)), trim(store, mostFiles, () => true)]);
}

/** Adds the time at which it was stored. */
function keptPage(html) {
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Kept': String(Date.now()) } });
}

/** A cache lists its entries in the order in which they were added. */
async function trim(cache, most, isCounted) {
  const counted = (await cache.keys()).filter(({ url }) => isCounted(new URL(url).pathname));
  await Promise.all(counted.slice(0, Math.max(counted.length - most, 0)).map(request => cache.delete(request)));
}

async function keepFile(cache, file) {
  if ((await cache.match(file)) !== undefined) return;
  const answer = await fetch(file);
  if (answer.ok) await cache.put(file, answer);
}

/** Deletes the files too when no page is left. */
async function forget(path) {
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  await cache.delete(path);
  const others = (await cache.keys()).some(({ url }) => orderPath.test(new URL(url).pathname));
  if (!others) await caches.delete(cacheName);
}

/** Deletes pages of orders that were stored too long ago. */
async function forgetOld() {
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!orderPath.test(pathname)) continue;
    const keptAt = Number((await cache.match(request))?.headers.get('X-Kept'));
    if (!(Date.now() - keptAt < longestKept)) await forget(pathname);
  }
}

/** Answers with the network's page, unless that fails or is slow and a stored page is there. */
async function openPage(event, { pathname }) {
  const answer = Promise.resolve(event.preloadResponse).then(found => found ?? fetch(event.request));
  // A redirect means that the visitor may not see the order, or not any more.
  const settled = answer.then(found => {
    if (found.type === 'opaqueredirect' && orderPath.test(pathname)) event.waitUntil(forget(pathname));
    return found;
  });
  await forgetOld();
  const kept = await findKept(pathname);
  if (kept === undefined) return settled.catch(() => listOfKept());
  const late = new Promise(resolve => setTimeout(resolve, patience, null));
  const found = await Promise.race([settled.catch(() => null), late]);
  return found !== null && found.status < 500 ? found : marked(kept);
}

/** "/" leads to the home page in the chosen language: the home page that was seen last. */
async function findKept(path) {
  if (orderPath.test(path)) return caches.match(path, { cacheName });
  if (!isOpen(path)) return undefined;
  const pages = await caches.open(pagesCache);
  const starts = path === '/' ? (await pages.keys()).filter(({ url }) => startPath.test(new URL(url).pathname)) : [];
  return pages.match(starts.at(-1) ?? path);
}

/** With this mark on its root the page says how old it is (orders.css, components/online). */
async function marked(kept) {
  const mark = `<html data-kept="${kept.headers.get('X-Kept') ?? ''}"`;
  return new Response((await kept.text()).replace('<html', mark), { headers: kept.headers });
}

/** In place of a page that is not stored: says so, and lists those that are. */
async function listOfKept() {
  const pages = await caches.open(pagesCache);
  const words = await pages.match('/offline-words');
  const orders = await (await caches.open(cacheName)).keys();
  const kept = [...orders, ...(await pages.keys()).toReversed()].map(({ url }) => new URL(url).pathname);
  const paths = kept.filter(path => orderPath.test(path) || isOpen(path));
  if (words === undefined || paths.length === 0) return Response.error();
  const { lang, dir, title, missing, seen, retry } = asMarkup(await words.json());
  const links = await Promise.all(paths.map(async path => `<li><a href="${path}">${await titleOf(path)}</a></li>`));
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${title}</title><style>${plainLook}</style>
    <main><img src="${badge}" alt="" width="48" height="48"><h1>${title}</h1><p>${missing}</p>
    <p><a href="">${retry}</a></p><h2>${seen}</h2><ul>${links.join('')}</ul></main></html>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function asMarkup(words) {
  const escaped = text => text.replace(/[<>&"]/g, sign => `&#${sign.codePointAt(0)};`);
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escaped(text)]));
}

/** The title as the page's own document has it, escaped. */
async function titleOf(path) {
  const html = await (await findKept(path)).text();
  return /<title>([^<]*)/.exec(html)?.[1] ?? path;
}

const plainLook =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif;background:light-dark(#fcfaf6,#150e12)}' +
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

async function openFile(request) {
  try {
    return await fetch(request);
  } catch (trouble) {
    const kept = await caches.match(request.url.split('#')[0]);
    if (kept === undefined) throw trouble;
    return kept;
  }
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
