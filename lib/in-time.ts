/** The answer where it comes in time, else what `late` answers or throws. Whoever is late goes on unheard. */
export async function inTime<T>(answer: Promise<T>, milliseconds: number, late: () => T): Promise<T> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, milliseconds);
  try {
    return await Promise.race([answer, over.promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
