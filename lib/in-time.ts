/** Returns the answer if it comes in time, otherwise what `late` returns or throws. A late answer is ignored. */
export async function inTime<T>(answer: Promise<T>, milliseconds: number, late: () => T): Promise<T> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, milliseconds);
  try {
    return await Promise.race([answer, over.promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
