/**
 * Keeps the pages of open orders for when there is no connection (docs/behaviour.md 11.5), and shows pushes about
 * orders. The page itself says what to keep and when to forget it (components/orders/keep-order.client.ts), and which
 * words pushes are shown with (components/settings/push-messaging.client.ts); signing out empties all of it
 * (Clear-Site-Data). One scope has one worker, so both stand here: a second one would take the first one's place.
 */
const cacheName = 'orders';
const orderPath = /^(\/[a-z]{2})?\/orders\/[1-9]\d{0,9}$/;
const loginPath = /^(\/[a-z]{2})?\/login$/;

/** Milliseconds after which a page that was kept is better than one that does not come. */
const patience = 5000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('message', event => {
  const { type, path, words } = event.data ?? {};
  if (type === 'words') event.waitUntil(keepWords(words));
  if (!orderPath.test(path)) return;
  event.waitUntil(type === 'keep' ? keep(path) : forget(path));
});

self.addEventListener('push', event => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openOrder(event.notification.data.path));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // A session that ends leads there, and the pages of its orders go with it.
    if (loginPath.test(url.pathname)) event.waitUntil(caches.delete(cacheName));
    if (orderPath.test(url.pathname)) event.respondWith(openPage(event, url.pathname));
    return;
  }
  if (belongsToOrder(request, url)) event.respondWith(openFile(request));
});

/** The page, and the files that it names: styles, scripts, fonts, icons. */
async function keep(path) {
  const cache = await caches.open(cacheName);
  const page = await fetch(path, { headers: { Accept: 'text/html' } });
  // Sent elsewhere (to sign in, say) or not well: what is there stays.
  if (!page.ok || page.redirected) return;
  const html = await page.clone().text();
  const named = html.match(/\/(_next\/static|icons)\/[\w./,~%-]+\.(js|css|woff2|svg)/g) ?? [];
  await Promise.allSettled([...new Set(named)].map(file => keepFile(cache, file)));
  await cache.put(path, page);
}

async function keepFile(cache, file) {
  if ((await cache.match(file)) !== undefined) return;
  const answer = await fetch(file);
  if (answer.ok) await cache.put(file, answer);
}

/** With the last page its files go too. */
async function forget(path) {
  const cache = await caches.open(cacheName);
  await cache.delete(path);
  const others = (await cache.keys()).some(({ url }) => orderPath.test(new URL(url).pathname));
  if (!others) await caches.delete(cacheName);
}

/** The network's page, unless it fails or dawdles and there is a kept one. */
async function openPage(event, path) {
  const answer = fetch(event.request);
  // A redirect means that the order is not theirs to see, or not any more.
  const settled = answer.then(found => {
    if (found.type === 'opaqueredirect') event.waitUntil(forget(path));
    return found;
  });
  const kept = await caches.match(path, { cacheName });
  if (kept === undefined) return settled;
  const late = new Promise(resolve => setTimeout(resolve, patience, null));
  const found = await Promise.race([settled.catch(() => null), late]);
  return found !== null && found.status < 500 ? found : marked(kept);
}

/** The page says how old it is once its root carries the mark (orders.css). */
async function marked(kept) {
  const html = (await kept.text()).replace('<html', '<html data-kept');
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Fonts are asked for by the stylesheet, everything else by the page. */
function belongsToOrder({ referrer, destination }, { pathname }) {
  if (!/^\/(_next\/static|icons)\//.test(pathname)) return false;
  return destination === 'font' || (referrer !== '' && orderPath.test(new URL(referrer).pathname));
}

async function openFile(request) {
  try {
    return await fetch(request);
  } catch (trouble) {
    const kept = await caches.match(request.url.split('#')[0], { cacheName });
    if (kept === undefined) throw trouble;
    return kept;
  }
}

const wordsCache = 'push-words';

async function keepWords(words) {
  const cache = await caches.open(wordsCache);
  await cache.put('/push-words', Response.json(words));
}

/**
 * The marketplace sends the order's id as the title, and a sentence (docs/api.md 13.4). A push that shows nothing is
 * not allowed.
 */
async function show(data) {
  const kept = await caches.match('/push-words', { cacheName: wordsCache });
  const { title = '#{id}', lang = '', orders = '/orders' } = kept === undefined ? {} : await kept.json();
  const { notification = {} } = sentence(data);
  const id = /^[1-9]\d{0,9}$/.test(notification.title ?? '') ? notification.title : null;
  await self.registration.showNotification(id === null ? 'Doorstep' : title.replace('{id}', id), {
    body: notification.body ?? '',
    icon: '/icons/icon-192.png',
    lang,
    dir: 'auto',
    // The next step of an order takes the place of the last one.
    ...(id === null ? {} : { tag: `order-${id}`, renotify: true }),
    data: { path: id === null ? orders : `${orders}/${id}` },
  });
}

function sentence(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

async function openOrder(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
