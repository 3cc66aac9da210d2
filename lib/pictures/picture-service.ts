/** Makes pictures anew where the host brings a service of its own for it, and no native library (hosting/workerd). */
import 'server-only';

interface PictureShape {
  /** "cover" cuts out of the middle, "inside" keeps all and enlarges nothing. */
  fit: 'cover' | 'inside';
  width: number;
  height: number;
  type: 'image/webp' | 'image/jpeg';
  /** Of 100. */
  quality: number;
}

export interface PictureService {
  /** Without the camera's metadata. Null for what is no JPEG, PNG or WebP, or has more pixels than `mostPixels`. */
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
