/** URLs of pictures in the size they are shown in, resized by Next's image service (WebP). */
import { bareOrigin } from '@/lib/origin';
import { canonicalPath, isInPictureFolder } from '@/lib/pictures/picture-path.mjs';

const quality = '72';

/** The widths next.config.mjs allows. */
const widths = [64, 104, 160, 208, 264, 360, 480, 640, 828, 1080, 1440];

/**
 * Pictures of the marketplace's own host (`origin`, where known) get a short URL that the middleware rewrites: a page
 * names fifty pictures in two sizes, twice each, and long URLs would be half of its size.
 */
export function pictureUrl(source: string, width: number, origin?: string): string {
  const served = widths.find(known => known >= width) ?? 1440;
  const own =
    origin !== undefined && source.startsWith(`${origin}/`) ? canonicalPath(source.slice(origin.length)) : null;
  if (own !== null && isInPictureFolder(own)) return `/pictures/${served}${own}`;
  return imageService(canonicalUrl(source), String(served));
}

/** The image service's URL behind a short one of ours; null for any other path. `origin`: as the operator writes it. */
export function pictureServiceUrl(path: string, origin: string): string | null {
  const [, width, source = ''] = /^\/pictures\/([1-9]\d{1,3})(\/.+)$/.exec(path) ?? [];
  const isOurs = widths.includes(Number(width)) && canonicalPath(source) === source && isInPictureFolder(source);
  return width !== undefined && isOurs ? imageService(bareOrigin(origin) + source, width) : null;
}

/**
 * The image service's URL for a request for a picture, short or long, in the one spelling that each picture has; null
 * for one that `pictureUrl` would not write. `origin`: as above.
 */
export function askedPicture(url: string, origin: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== '/_next/image') return searchParams.size === 0 ? pictureServiceUrl(pathname, origin) : null;
  const [source = '', width = '', wanted] = ['url', 'w', 'q'].map(name => searchParams.get(name) ?? '');
  const isOurs = searchParams.size === 3 && wanted === quality && widths.map(String).includes(width);
  return isOurs && isPicture(source, origin) ? imageService(source, width) : null;
}

function isPicture(source: string, origin: string): boolean {
  const url = URL.parse(source);
  // The source has no user name, query or fragment.
  if (url === null || url.origin + url.pathname !== source) return false;
  if (canonicalPath(url.pathname) !== url.pathname) return false;
  return !source.startsWith(`${bareOrigin(origin)}/`) || isInPictureFolder(url.pathname);
}

function canonicalUrl(source: string): string {
  const url = URL.canParse(source) ? new URL(source) : null;
  const path = url && canonicalPath(url.pathname);
  return url && path !== null ? `${url.origin}${path}${url.search}` : source;
}

function imageService(source: string, width: string): string {
  return `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${quality}`;
}
