/** Addresses of pictures in the size they are shown in, made by Next's image service (WebP). */

const quality = 72;

/** The widths next.config.mjs allows. */
const widths = [64, 104, 160, 208, 264, 360, 480, 640, 828, 1080, 1440];

export function pictureAddress(source: string, width: number): string {
  const served = widths.find(known => known >= width) ?? 1440;
  return `/_next/image?url=${encodeURIComponent(source)}&w=${served}&q=${quality}`;
}

/** One address for each width in CSS pixels that the picture may be shown in. */
export function pictureSet(source: string, shown: number[]): string {
  return shown.map(width => `${pictureAddress(source, width)} ${width}w`).join(', ');
}
