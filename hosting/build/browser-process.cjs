/**
 * Stands in for Node's `process` in the browser, with an empty environment. Next's own stand-in takes 0.7 KB of the
 * first script for timers and questions that nothing in this storefront asks.
 */
module.exports = { env: {} };
