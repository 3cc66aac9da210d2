/**
 * Buffers what is logged before the log is open (lib/operations/start.ts), such as Next's line about its configuration:
 * a line that is not JSON breaks programs that read the log. Errors are written at once.
 */
const levels = /** @type {const} */ (['log', 'info', 'warn']);

/** `doorstepWriteEarlyLog` writes the buffer; the log calls it once it has replaced the console's functions. */
export function bufferEarlyLog() {
  /** @type {{ level: typeof levels[number], args: unknown[] }[] | null} */
  let buffer = [];
  for (const level of levels) {
    // biome-ignore lint/suspicious/noConsole: they are the log's
    const own = console[level];
    // Next wraps the console's functions, so they cannot be restored: afterwards this one only passes on.
    console[level] = (...args) => {
      if (buffer === null) own(...args);
      else buffer.push({ level, args });
    };
  }
  const doorstepWriteEarlyLog = () => {
    const early = buffer ?? [];
    buffer = null;
    // biome-ignore lint/suspicious/noConsole: they are the log's
    for (const { level, args } of early) console[level](...args);
  };
  Object.assign(globalThis, { doorstepWriteEarlyLog });
}
