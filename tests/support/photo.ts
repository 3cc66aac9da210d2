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

/** As large as a phone's: over the size that forms send unchanged, below the largest that they take. */
export async function largePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'white', noise } });
  return { name: 'phone.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg({ quality: 80 }).toBuffer() };
}
