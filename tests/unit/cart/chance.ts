/** Many different cases that are the same at every run: a small random generator with a seed (mulberry32). */
export function chance(seed: number) {
  let state = seed;
  /** From 0 to 1, 1 not included. */
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** From 0 to `most`. */
  const whole = (most: number): number => Math.floor(fraction() * (most + 1));
  const one = <T>(among: T[]): T => among[whole(among.length - 1)] as T;
  return { fraction, whole, one };
}
