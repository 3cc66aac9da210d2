/** A photo as a camera would take it, for forms that take pictures. */
import sharp from 'sharp';

/** What the camera writes into it, which nobody else may read. */
export const secret = 'somebody at home';

/** @param width in pixels */
export async function photo(width = 1200): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawn = sharp({ create: { width, height: 300, channels: 3, background: '#731e47' } });
  const buffer = await drawn
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer();
  return { name: 'dinner.jpg', mimeType: 'image/jpeg', buffer };
}
