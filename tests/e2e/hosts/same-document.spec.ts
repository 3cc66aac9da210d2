/**
 * Every host sends the document that the first one sends (docs/decisions/121): byte for byte, but for the name of the
 * build, a cart's time of day, and the order in which React happens to write. Told by `npm run prove -- HOST`, with one
 * machine of hosting/node beside it over the same backend.
 */
import { node24, projectEnv } from '../../../hosting/launch/node24.mjs';
import { endAll, startService } from '../../../hosting/launch/program.mjs';
import { waitUntilReady } from '../../../hosting/launch/ready.mjs';
import { ipv4First, storefrontArgs } from '../../../hosting/launch/storefront.mjs';
import { home } from '../../support/catalog.ts';
import { password } from '../../support/customers.ts';
import { flightOf, withoutFlight } from '../../support/flight.ts';
import { fieldsOf, plainPost } from '../../support/plain-form.ts';
import { Visitor } from '../../support/visitor.ts';
import { calm, envOf } from '../servers.mjs';
import { expect, test } from '../story.ts';

const first = 'http://localhost:3118';

test.beforeAll(async () => {
  const { port } = new URL(first);
  // It speaks of itself as of the host that is proved.
  const env = projectEnv({ ...envOf(calm), ...ipv4First, PORT: port });
  const server = startService('storefront', storefrontArgs('start', Number(port)), { command: node24, env });
  await waitUntilReady(`${first}/robots.txt`, server);
});

test.afterAll(endAll);

test('what everybody may see is the same document, made now and kept', async ({ catalog }) => {
  const shop = await catalog.openRestaurant();
  const product = await catalog.productOf(shop);
  const place = `${home.latitude.toFixed(3).replace('.', '')}x${home.longitude.toFixed(3).replace('.', '')}`;
  const paths = [
    '/',
    '/de/restaurants',
    '/ar/shops',
    `/restaurant/${shop.id}`,
    `/ar/restaurant/${shop.id}?product=${product.uuid}`,
    `/de/restaurant/${shop.id}/reviews`,
    '/search?q=soup',
    '/login',
    '/no-such-page',
  ];
  const cookies = new Map([[calm.site.startsWith('https:') ? '__Host-view' : 'view', `base_system_${place}`]]);
  for (const path of paths) for (const _ of ['made', 'kept', 'held']) await expectSame(path, new Map());
  for (const path of paths.slice(0, 4)) for (const _ of ['made', 'kept', 'held']) await expectSame(path, cookies);
});

test('what is a customer’s own is the same document', async ({ customers }) => {
  const { customer } = await customers.createWithCart();
  const visitor = new Visitor(calm.site);
  const { text } = await visitor.opens('/login');
  await visitor.sendsPost('/login', plainPost({ ...fieldsOf(text, 'password'), login: customer.email, password }));
  for (const path of ['/cart', '/checkout', '/de/orders', '/ar/profile', '/']) await expectSame(path, visitor.cookies);
});

async function expectSame(path: string, cookies: Map<string, string>): Promise<void> {
  // A minute may pass between the two, and with it what is said of the clock.
  await expect(async () => {
    const [one, other] = await Promise.all([documentAt(first, path, cookies), documentAt(calm.site, path, cookies)]);
    expect(other).toEqual(one);
  }, `${path} is the same document`).toPass();
}

async function documentAt(site: string, path: string, cookies: Map<string, string>) {
  const { status, headers, text } = await new Visitor(site, '198.18.80.1', new Map(cookies)).opens(path);
  const [, build = ''] = /\\?"b\\?":\\?"([\w-]+)\\?"/.exec(text) ?? [];
  expect(build, `${path} names its build`).not.toBe('');
  // The cart says when it was read.
  const document = text.replaceAll(build, 'BUILD').replaceAll(/(?<=\\?"at\\?":)\d{13}/g, '0');
  // React parts texts by empty comments where it had to wait for one of them.
  const [head = '', body = ''] = withoutFlight(document).replaceAll('<!-- -->', '').split('</head>');
  return {
    status,
    type: headers.get('content-type'),
    // What parts of the page put there stands in the order in which they were ready.
    head: head.split('><').toSorted(),
    body: body.split('><'),
    flight: flightOf(document),
  };
}
