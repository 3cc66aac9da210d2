/** The delivery address, as its cookie keeps it and as the header gets it. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import type { Point } from '@/lib/view/view';

/** The content of the sealed `address` cookie. */
export const deliveryAddressSchema = z.object({
  /** Of a saved address as the account has it: another client may have written more than our own forms take. */
  text: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Which of the account's addresses it is: two flats of one house have the same point. Missing for any other. */
  savedId: z.string().regex(idShape).optional(),
  /**
   * When the customer chose it on this device, in milliseconds since the epoch; missing where it was chosen for them.
   * The one that was chosen last is that of a group order, which its owner may have open on several devices.
   */
  chosenAt: z.number().optional(),
  isConfirmed: z.boolean(),
  /** Whether the question "Order for this address?" has already opened by itself. */
  isAsked: z.boolean(),
});

export type DeliveryAddress = z.output<typeof deliveryAddressSchema>;

/** The answer of GET /api/here, for the header's chip and its picker. */
export interface DeliveryAddressResponse {
  /** The address in words, or null when none is set. */
  text: string | null;
  /** Where it is, and where the picker's map starts. */
  point: Point | null;
  /** Whether "Order for this address?" may open by itself, which it does only once. */
  mayAsk: boolean;
}
