/**
 * Tells by its first bytes of which kind a picture is. Sharp may not even look at any other: a drawing of a few hundred
 * bytes takes it seconds or minutes, and it finds one in a compressed file, too.
 */

const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8/,
  avif: /^.{4}ftypavif/s,
};

export type PictureKind = keyof typeof beginnings;

/** Null for what is no picture, or one of another kind. */
export function pictureKind(file: Buffer): PictureKind | null {
  const head = file.toString('latin1', 0, 12);
  const kinds = Object.keys(beginnings) as PictureKind[];
  return kinds.find(kind => beginnings[kind].test(head)) ?? null;
}
