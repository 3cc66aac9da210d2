/** Which slides of a story are videos? */
import { expect, test } from 'vitest';
import { isVideo } from '@/lib/home/is-video';

test.each([
  'https://img.example.test/stories/7.mp4',
  'https://img.example.test/stories/7.WEBM',
  // Storages of files sign their addresses.
  'https://firebasestorage.googleapis.com/v0/b/shop/o/stories%2F7.mp4?alt=media&token=1b',
  'stories/7.mov#t=3',
])('%s is one', url => {
  expect(isVideo(url)).toBe(true);
});

test.each(['https://img.example.test/stories/7.webp', 'https://img.example.test/7.jpg?of=7.mp4', 'mp4', ''])(
  '%s is a picture',
  url => {
    expect(isVideo(url)).toBe(false);
  },
);
