/** A story may be a video (docs/api.md 2.6). */
export function isVideo(url: string): boolean {
  return /^[^?#]*\.(mp4|webm|mov)([?#]|$)/i.test(url);
}
