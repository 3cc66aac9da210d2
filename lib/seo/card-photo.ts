/** A photo for a share card, only from where pictures may come from; null when it does not come in time. */
import 'server-only';
import sharp from 'sharp';
import { readBody } from '@/lib/api/body';
import { env } from '@/lib/env';

const timeLimit = 3000;
const sizeLimit = 8 * 1024 * 1024;

export async function getPhoto(address: string): Promise<Buffer | null> {
  if (!isAllowed(address)) return null;
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeLimit),
      redirect: 'error',
      cache: 'no-store',
    });
    if (!response.ok) return null;
    // Decoding it here shows whether it is a picture at all.
    return await sharp(await readBody(response, sizeLimit), { limitInputPixels: 40_000_000 })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** The API tells the addresses; a server that fetched any of them could be sent into its own network. */
function isAllowed(address: string): boolean {
  const { API_URL, IMAGE_ORIGINS = [] } = env();
  if (!URL.canParse(address)) return false;
  return [API_URL, ...IMAGE_ORIGINS].some(allowed => new URL(allowed).origin === new URL(address).origin);
}
