/**
 * Replaces modules that a Worker cannot use: the Redis client, and caches for a directive that the storefront does not
 * use.
 */
export default class Nothing {}
