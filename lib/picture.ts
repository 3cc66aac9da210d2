/** URLs of pictures in the size they are shown in, resized by Next's image service (WebP). */

const quality = 72;

/** The widths next.config.mjs allows. */
const widths = [64, 104, 160, 208, 264, 360, 480, 640, 828, 1080, 1440];

/**
 * Pictures of the marketplace's own host (`origin`, where known) get a short URL that the middleware rewrites: a page
 * names fifty pictures in two sizes, twice each, and the long URLs would be half of its weight.
 */
export function pictureUrl(source: string, width: number, origin?: string): string {
  const served = widths.find(known => known >= width) ?? 1440;
  const isOwn = origin !== undefined && source.startsWith(`${origin}/`) && !/[?#]/.test(source);
  if (isOwn) return `/pictures/${served}${source.slice(origin.length)}`;
  return imageService(source, String(served));
}

/** The image service's URL behind a short one; null for any other path. */
export function pictureServiceUrl(path: string, origin: string): string | null {
  const [, width, source] = /^\/pictures\/(\d{2,4})(\/.+)$/.exec(path) ?? [];
  return width === undefined || source === undefined ? null : imageService(origin + source, width);
}

function imageService(source: string, width: string): string {
  return `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`;
}
