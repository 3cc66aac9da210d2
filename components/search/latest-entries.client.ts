/** The entries that were written last, as SWR's cache for what is typed: every word has keys of its own, and a tab stays open. */

/** A term that has settled has about six entries, and one more for each further page of its lists. */
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
