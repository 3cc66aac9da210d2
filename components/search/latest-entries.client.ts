/** A cache for SWR that keeps the newest entries: each word that is typed has keys of its own, and tabs stay open for long. */

/** A search has about six entries, and one more for each further page of its lists. */
export const mostEntries = 60;

export class LatestEntries<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest = key] = this.keys();
    if (this.size > mostEntries) this.delete(oldest);
    return this;
  }
}
