/**
 * Floods the storefront from one network address until it is ended, on a process of its own so that who measures is not
 * slowed down: `node flooder.ts <site> <kind> <connections> <address>`. Prints what it was answered with, by status.
 */
import autocannon from 'autocannon';

const [site = '', kind = '', connections = '', address = '', ...more] = process.argv.slice(2);
const [path = '/', body = '', type = ''] = more;
let sent = 0;

/** No two requests are the same. */
const kinds: Record<string, () => Partial<autocannon.Request>> = {
  places: () => ({ path: '/restaurants', headers: { cookie: view() } }),
  posts: () => ({ path, method: 'POST', body, headers: { 'content-type': type, origin: site, cookie: view() } }),
  carts: () => ({ path: '/api/cart?locale=en', headers: { cookie: `${view()}; ${body}` } }),
};

const answered = new Map<string, number>();
const flood = autocannon(
  {
    url: site,
    connections: Number(connections),
    duration: 600,
    timeout: 60,
    requests: [
      {
        setupRequest: request => {
          const made = kinds[kind]?.() ?? {};
          const headers = { accept: 'text/html', 'x-forwarded-for': address, ...made.headers };
          return { ...request, ...made, headers };
        },
        onResponse: status => void answered.set(String(status), (answered.get(String(status)) ?? 0) + 1),
      },
    ],
  },
  () => undefined,
);

process.once('SIGTERM', () => {
  flood.stop?.();
  console.log(JSON.stringify(Object.fromEntries(answered)));
  process.exit(0);
});

function view(): string {
  sent += 1;
  const own = Number(address.split('.').at(-1)) % 50;
  return `view=base_system_${41000 + (sent % 500)}x${69000 + own * 20 + (Math.floor(sent / 500) % 1000)}`;
}
