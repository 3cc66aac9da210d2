/** Decodes a segment of a path or the name of an anchor. Broken escapes such as "%E0%A4%A" make it `otherwise`. */
export function decodeSegment(segment: string, otherwise = segment): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return otherwise;
  }
}
