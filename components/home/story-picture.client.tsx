'use client';

import { pictureUrl } from '@/lib/picture';

/** A slide: a picture, or a film (docs/api.md 2.6). */
export function StoryPicture({ source }: { source: string }) {
  if (/\.(mp4|webm|mov)$/i.test(source)) return <video src={source} autoPlay muted playsInline />;
  return <img src={pictureUrl(source, 828)} alt="" />;
}
