/** The schema of a reservation's form. Messages are keys under `errors`. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';

/** In characters, as the API has it (docs/api.md 19.1). */
export const longestNote = 255;

export const reservationFormSchema = z.object({
  shop: z.string().regex(idShape),
  table: z.string('tableMissing').regex(idShape, 'tableMissing'),
  day: z.string(),
  time: z.string(),
  guests: z.string(),
  note: z.string().trim().max(longestNote, 'tooLong').default(''),
});
