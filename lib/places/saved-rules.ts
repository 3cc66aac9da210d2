/** Which words make a saved address, and when two names are the same. Messages are keys under `errors`. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { choiceSchema } from '@/lib/places/schema';

/** Letters that a field takes. */
export const savedLimits = { title: 40, house: 20, floor: 20, office: 20, entrance: 40, comment: 200 } as const;

const optional = (limit: number) => z.string().trim().max(limit, 'tooLong').default('');

export const savedFormSchema = choiceSchema.pick({ text: true, latitude: true, longitude: true }).extend({
  id: z.string().regex(idShape).optional(),
  title: z.string('required').trim().min(1, 'required').max(savedLimits.title, 'tooLong'),
  house: optional(savedLimits.house),
  floor: optional(savedLimits.floor),
  office: optional(savedLimits.office),
  entrance: optional(savedLimits.entrance),
  comment: optional(savedLimits.comment),
});

/** "Home" and "home " are one name; an address never stands in its own way. */
export function isTaken(title: string, others: { id: string; title: string }[], own?: string): boolean {
  return others.some(other => other.id !== own && folded(other.title) === folded(title));
}

function folded(title: string): string {
  return title.trim().normalize('NFKC').toLocaleLowerCase();
}
