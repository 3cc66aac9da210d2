'use client';

import { useEffect, useRef } from 'react';
import { isVideo } from '@/lib/home/is-video';
import { pictureUrl } from '@/lib/pictures/picture';

interface StoryPictureProps {
  source: string;
  isPaused: boolean;
}

/** A slide: a picture, or a video (docs/api.md 2.6), which pauses with its slide. */
export function StoryPicture({ source, isPaused }: StoryPictureProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (isPaused) video.current?.pause();
    // A browser may refuse to play a video, to save power; then its first frame is shown.
    else video.current?.play().catch(() => {});
  }, [isPaused]);

  if (isVideo(source)) return <video ref={video} src={source} preload="auto" muted playsInline />;
  return <img src={pictureUrl(source, 828)} alt="" />;
}
