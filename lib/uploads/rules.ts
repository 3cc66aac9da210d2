/** The field of several pictures in a form's schema. Messages are keys under `errors`. */
import { z } from 'zod';
import { mostPictures } from '@/lib/uploads/limits';

/** A browser sends a file field that is left empty as one file without a name and without content. */
export const picturesField = z.preprocess(
  value => [value].flat().filter(file => file instanceof File && file.size > 0),
  z.array(z.instanceof(File)).max(mostPictures, 'picturesMany'),
);
