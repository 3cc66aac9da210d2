/** What OpenNext is told. A function has Node, TCP and memory: what is kept is the business of our own cache, as in a process. */
const override = {
  wrapper: 'aws-lambda',
  converter: 'aws-apigw-v2',
  incrementalCache: 'dummy',
  tagCache: 'dummy',
  queue: 'dummy',
  proxyExternalRequest: 'fetch',
};

export default {
  appPath: '.next-lambda',
  buildOutputPath: '.next-lambda',
  // Built before (build.mjs).
  buildCommand: 'node --version',
  default: { override },
  // What the middleware says of a page holds, as it does in Next: the policy of pages that load Firebase.
  dangerous: {
    disableTagCache: true,
    disableIncrementalCache: true,
    middlewareHeadersOverrideNextConfigHeaders: true,
  },
};
