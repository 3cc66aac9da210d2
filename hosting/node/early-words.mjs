/**
 * Holds back what is said on the console before the log is open (instrumentation.ts), as Next says how long its
 * configuration took: a line that is no JSON stops programs that read the log. Errors are said at once.
 */
// biome-ignore-all lint/suspicious/noConsole: what it is about
const levels = /** @type {const} */ (['log', 'info', 'warn']);

/** @returns {() => void} says it, once the log has put its own functions in the console's place */
export function holdEarlyWords() {
  /** @type {{ level: typeof levels[number], words: unknown[] }[]} */
  const held = [];
  const undo = levels.map(level => {
    const own = console[level];
    const hold = (/** @type {unknown[]} */ ...words) => void held.push({ level, words });
    console[level] = hold;
    return () => {
      if (console[level] === hold) console[level] = own;
    };
  });
  return () => {
    for (const one of undo) one();
    for (const { level, words } of held) console[level](...words);
  };
}
