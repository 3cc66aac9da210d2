'use client';

import { useEffect, useRef } from 'react';
import { isFilm } from '@/lib/home/is-film';
import { pictureUrl } from '@/lib/pictures/picture';

interface StoryPictureProps {
  source: string;
  isPaused: boolean;
}

/** A slide: a picture, or a video (docs/api.md 2.6), which pauses with its slide. */
export function StoryPicture({ source, isPaused }: StoryPictureProps) {
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (isPaused) film.current?.pause();
    // A browser may refuse to play a video, to save power; then its first frame is shown.
    else film.current?.play().catch(() => {});
  }, [isPaused]);

  if (isFilm(source)) return <video ref={film} src={source} preload="auto" muted playsInline />;
  return <img src={pictureUrl(source, 828)} alt="" />;
}
