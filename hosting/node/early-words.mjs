/**
 * Holds back what is said on the console until the log is open (lib/operations/start.ts), as Next says how long its
 * configuration took: a line that is no JSON stops programs that read the log. Errors are said at once.
 */
const levels = /** @type {const} */ (['log', 'info', 'warn']);

/** What is held is said by `doorstepSayEarlyWords`, which the log calls once it has put its own functions in the console. */
export function holdEarlyWords() {
  /** @type {{ level: typeof levels[number], words: unknown[] }[] | null} */
  let held = [];
  for (const level of levels) {
    // biome-ignore lint/suspicious/noConsole: they are the log's
    const own = console[level];
    // Next wraps the console's functions, so they cannot be put back: this one passes words on in the end.
    console[level] = (...words) => {
      if (held === null) own(...words);
      else held.push({ level, words });
    };
  }
  const doorstepSayEarlyWords = () => {
    const early = held ?? [];
    held = null;
    // biome-ignore lint/suspicious/noConsole: they are the log's
    for (const { level, words } of early) console[level](...words);
  };
  Object.assign(globalThis, { doorstepSayEarlyWords });
}
