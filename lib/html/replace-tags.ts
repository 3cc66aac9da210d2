/**
 * Replaces the tags of a text. A pattern that looks for the end of a tag from each "<" takes minutes for a long text of
 * unfinished ones, so what is behind the last ">" is left as it is: before it, each tag that begins also ends.
 *
 * @param tags global, ending with `[^>]*>`
 */
export function replaceTags(text: string, tags: RegExp, by: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(tags, by) + text.slice(end);
}
