/** OpenNext's settings. Our own cache keeps pages and answers (build-hooks.mjs), so OpenNext's caches are off. */
const override = {
  converter: 'edge',
  proxyExternalRequest: 'fetch',
  incrementalCache: 'dummy',
  tagCache: 'dummy',
  // No page is renewed in the background: one that is too old is made anew from kept answers before it is shown.
  queue: async () => ({ name: 'nobody', send: async () => {} }),
};

export default {
  appPath: '.next-workerd',
  buildOutputPath: '.next-workerd',
  default: { override: { ...override, wrapper: 'cloudflare-node' } },
  edgeExternals: ['node:crypto'],
  middleware: { external: true, override: { ...override, wrapper: 'cloudflare-edge' } },
  // Headers set by the middleware win, as they do in Next: pages that load Firebase have a content policy of their own.
  dangerous: {
    disableTagCache: true,
    disableIncrementalCache: true,
    middlewareHeadersOverrideNextConfigHeaders: true,
  },
};
