/**
 * What the browser knows of Node's `process`: no variable of an environment. Next's own imitation counts timers and
 * answers questions that nothing in this storefront asks, with 0.7 KB of the first script.
 */
module.exports = { env: {} };
