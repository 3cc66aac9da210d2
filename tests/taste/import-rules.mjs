/**
 * Which folder may import from which? Layers per folder, the lowest first: a module imports from its own layer's entry
 * and from lower layers, never from higher ones nor from a neighbour on the same level. Nothing imports in a circle.
 */

/** Entries are folders, or files without their ending, relative to the key. @type {Record<string, string[][]>} */
export const layers = {
  lib: [
    ['origin', 'private-host', 'service-account'],
    ['env-variables', 'error-message', 'in-time', 'multipart', 'never-kept', 'time-units'],
    [
      'bare-looks',
      'cache',
      'content-policy',
      'env',
      'html',
      'online',
      'qr-path',
      'read-json.client',
      'round-sum',
      'telemetry',
      'typed-lengths',
    ],
    ['paths', 'pictures', 'security-headers', 'stores'],
    ['event-stream', 'requests'],
    ['cookies'],
    ['notices', 'rate-limit'],
    ['i18n', 'view'],
    ['geo', 'money', 'phone', 'session', 'typed-number'],
    ['api'],
    ['market'],
    ['bill', 'gone', 'last-page', 'messages', 'metadata', 'operations', 'products', 'time'],
    ['content', 'coupons', 'forms', 'refuse-request', 'shops'],
    [
      'clean-path',
      'collection-points',
      'cookies-asked',
      'own-pages',
      'recipes',
      'referrals',
      'reservations',
      'uploads',
    ],
    ['inner-path'],
    [
      'addresses',
      'liked',
      'notifications',
      'payments',
      'preferences',
      'profile',
      'push',
      'request-body',
      'route',
      'search',
      'seo',
    ],
    ['cart', 'chat', 'home', 'same-origin-post', 'wallet'],
    ['checkout'],
    ['orders'],
    ['groups', 'refunds', 'reviews', 'seller', 'tips'],
    ['parcels'],
    ['sign-in'],
    ['account'],
  ],
  components: [
    ['seo', 'ui'],
    ['errors', 'receipt', 'typed'],
    ['account', 'cart', 'coupons', 'forms', 'liked', 'preferences'],
    ['address', 'chat', 'checkout', 'online', 'search', 'settings', 'shop'],
    ['refunds', 'reservations', 'reviews'],
    ['lists', 'orders', 'product', 'shell'],
    ['content', 'groups', 'home', 'notifications', 'parcels', 'recipes', 'sign-in', 'states', 'wallet'],
    ['profile'],
    ['joining'],
    ['seller'],
  ],
  sandbox: [
    ['rules'],
    ['chat'],
    ['environment'],
    ['clock', 'refusal', 'database', 'seed'],
    ['pictures'],
    ['seed-database'],
    ['input'],
    ['queries'],
    ['presenters'],
    ['desk', 'outbox'],
    ['accounts', 'carts', 'identity'],
    ['orders'],
    ['control'],
    ['routes'],
    ['app'],
    ['serve', 'reset'],
    ['demo-secrets'],
    ['demo-env'],
    ['demo'],
  ],
};

/** @param {string} root @param {string[]} entries */
const within = (root, entries) => `^${root}/(${entries.join('|')})(/|[.][a-z]+$)`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const upward = Object.entries(layers).flatMap(([root, levels]) =>
  levels.flatMap((level, index) =>
    level.map(entry => ({
      name: `${root}: ${entry} imports from its own layer and lower ones`,
      severity: /** @type {const} */ ('error'),
      from: { path: within(root, [entry]) },
      to: { path: `^${root}/`, pathNot: within(root, [entry, ...levels.slice(0, index).flat()]) },
    })),
  ),
);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const forbidden = [
  ...upward,
  ...[
    { from: '^lib/', to: '^(app|components|hosting|sandbox|tests)/' },
    { from: '^components/', to: '^(app|hosting|sandbox|tests)/' },
    { from: '^hosting/', to: '^(app|components|sandbox|tests)/' },
  ].map(({ from, to }) => ({
    name: `${from} does not know ${to}`,
    severity: /** @type {const} */ ('error'),
    from: { path: from },
    to: { path: to },
  })),
  {
    name: 'no circles',
    comment: 'Modules that import each other cannot be read, tested or moved one at a time.',
    severity: 'error',
    from: { path: Object.keys(layers).map(root => `^${root}/`) },
    to: { circular: true },
  },
];

/** Modules that no layer names: a new folder takes its place in the list. @param {string[]} modules */
export function unplaced(modules) {
  return modules.filter(path => {
    const root = Object.keys(layers).find(folder => path.startsWith(`${folder}/`));
    return root !== undefined && !new RegExp(within(root, layers[root]?.flat() ?? [])).test(path);
  });
}
