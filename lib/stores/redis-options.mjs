/**
 * How every client of a Redis connects, here and in hosting/node.
 *
 * @param {string} url redis:// or rediss://, with its password
 */
export function redisOptions(url) {
  return {
    url,
    // Without a connection a command fails at once; by default it would wait for one.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      /** @param {number} tries */
      reconnectStrategy: tries => Math.min(100 * 2 ** tries, 3000),
    },
  };
}
