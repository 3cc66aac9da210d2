/**
 * The share card on a host that cannot draw one (lib/pictures/picture-service.ts): the photo in the card's shape, or
 * the brand's icon.
 */
import 'server-only';
import type { PictureService } from '@/lib/pictures/picture-service';
import { mostPixels } from '@/lib/seo/card-photo';

const shape = { fit: 'cover', width: 1200, height: 630, type: 'image/jpeg', quality: 82 } as const;

export async function photoCard(service: PictureService, photo: Buffer | null): Promise<Response> {
  const card = photo === null ? null : await service.shape(new Uint8Array(photo), shape, mostPixels);
  if (card === null)
    return new Response(null, {
      status: 302,
      headers: { Location: '/icons/icon-512.png', 'Cache-Control': 'public, max-age=60' },
    });
  return new Response(card, { headers: { 'Content-Type': shape.type, 'Cache-Control': 'public, max-age=3600' } });
}
