/** Stands for what a Worker does not have: connections to a Redis, and caches for a directive that is not used. */
export default class Nothing {}
