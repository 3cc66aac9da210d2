/**
 * OpenNext's settings. A function has Node, TCP and memory, so our own cache keeps pages and answers as in a process.
 */
const override = {
  wrapper: 'aws-lambda',
  converter: 'aws-apigw-v2',
  incrementalCache: 'dummy',
  tagCache: 'dummy',
  // No page is renewed in the background: one that is too old is made anew from kept answers before it is shown. "dummy"
  // would write an error into the log for each page that is due.
  queue: async () => ({ name: 'nobody', send: async () => {} }),
  // No page of ours lies elsewhere: whoever names a host in a way of their own must not make the function send there.
  proxyExternalRequest: 'dummy',
};

export default {
  appPath: '.next-lambda',
  buildOutputPath: '.next-lambda',
  // The build was made before (build.mjs).
  buildCommand: 'node --version',
  default: { override },
  // Headers set by the middleware win, as they do in Next: pages that load Firebase have a content policy of their own.
  dangerous: {
    disableTagCache: true,
    disableIncrementalCache: true,
    middlewareHeadersOverrideNextConfigHeaders: true,
  },
};
