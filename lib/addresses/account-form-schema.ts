/** Validates the form of a saved address and tells when two names are the same. Messages are keys under `errors`. */
import { z } from 'zod';
import { choiceSchema } from '@/lib/addresses/form-schema';
import { idShape } from '@/lib/api/shapes';

/** The longest text of each field, in characters. */
const addressLimits = { title: 40, house: 20, floor: 20, office: 20, entrance: 40, comment: 200 } as const;

const optional = (limit: number) => z.string().trim().max(limit, 'tooLong').default('');

export const accountAddressFormSchema = choiceSchema.pick({ latitude: true, longitude: true }).extend({
  /** Nobody types it here, so it may be as long as another client has written it. */
  text: z.string('required').trim().min(1, 'required'),
  id: z.string().regex(idShape).optional(),
  title: z.string('required').trim().min(1, 'required').max(addressLimits.title, 'tooLong'),
  house: optional(addressLimits.house),
  floor: optional(addressLimits.floor),
  office: optional(addressLimits.office),
  entrance: optional(addressLimits.entrance),
  comment: optional(addressLimits.comment),
});

/**
 * Whether another address has this name; "Home" and "home " count as the same. `own` is the id of the address itself.
 */
export function isNameTaken(title: string, others: { id: string; title: string }[], own?: string): boolean {
  return others.some(other => other.id !== own && folded(other.title) === folded(title));
}

function folded(title: string): string {
  return title.trim().normalize('NFKC').toLocaleLowerCase();
}
