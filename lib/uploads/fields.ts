/** The fields of pictures in a form's schema. Messages are keys under `errors`. */
import { z } from 'zod';
import { mostPictures } from '@/lib/uploads/limits';

/** A browser sends an empty file field as one file without a name and content. */
export function filesField(most: number, tooMany: string) {
  return z.preprocess(
    value => [value].flat().filter(file => file instanceof File && file.size > 0),
    z.array(z.instanceof(File)).max(most, tooMany),
  );
}

export const picturesField = filesField(mostPictures, 'picturesMany');
