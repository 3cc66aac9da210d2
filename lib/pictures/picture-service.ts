/**
 * The interface for remaking pictures on hosts that have a service for it and no native libraries (hosting/workerd).
 */
import 'server-only';

interface PictureShape {
  /** "cover" crops from the middle, "inside" keeps everything and enlarges nothing. */
  fit: 'cover' | 'inside';
  width: number;
  height: number;
  type: 'image/webp' | 'image/jpeg';
  /** The quality of the compression, from 1 to 100. */
  quality: number;
}

export interface PictureService {
  /**
   * Removes the camera's metadata. Null for a file that is no JPEG, PNG or WebP, or has more pixels than `mostPixels`.
   */
  shape: (
    picture: Uint8Array<ArrayBuffer>,
    shape: PictureShape,
    mostPixels: number,
  ) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Undefined where sharp does it. */
export function hostPictures(): PictureService | undefined {
  return (globalThis as { doorstepPictureService?: PictureService }).doorstepPictureService;
}
