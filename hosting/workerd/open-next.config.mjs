/** What OpenNext is told. Kept pages and answers are the business of our own cache (build-hooks.mjs), so its are off. */
const override = {
  converter: 'edge',
  proxyExternalRequest: 'fetch',
  incrementalCache: 'dummy',
  tagCache: 'dummy',
  // Nobody renews behind a visitor's back: a page that is too old is made anew from kept answers before it is shown.
  queue: async () => ({ name: 'nobody', send: async () => {} }),
};

export default {
  appPath: '.next-workerd',
  buildOutputPath: '.next-workerd',
  default: { override: { ...override, wrapper: 'cloudflare-node' } },
  edgeExternals: ['node:crypto'],
  middleware: { external: true, override: { ...override, wrapper: 'cloudflare-edge' } },
  // What the middleware says of a page holds, as it does in Next: the policy of pages that load Firebase.
  dangerous: {
    disableTagCache: true,
    disableIncrementalCache: true,
    middlewareHeadersOverrideNextConfigHeaders: true,
  },
};
