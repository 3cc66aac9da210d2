/**
 * Returns one value for the whole process. Next copies a module into each bundle that uses it, and each copy would make
 * its own value; so the value is on the global object, where a host may have put another one before (hosting/workerd)
 * and lib/operations finds it. All names are in docs/architecture.md 7.
 */
export function processWide<T extends object>(name: `doorstep${string}`, make: () => T): T {
  const held = globalThis as unknown as Record<string, T | undefined>;
  held[name] ??= make();
  return held[name];
}
