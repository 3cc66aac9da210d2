/** Parses the courier of an order (docs/api.md 2.9). */
import { z } from 'zod';
import { id, point, text } from '@/lib/api/schema';

export const courierSchema = z
  .object({
    id,
    firstname: text,
    lastname: text,
    phone: text,
    img: text,
    delivery_man_setting: z.object({ location: point }).nullish().catch(null),
  })
  .nullish()
  .catch(null)
  .transform(found =>
    found
      ? {
          id: found.id,
          name: [found.firstname, found.lastname].filter(Boolean).join(' '),
          phone: found.phone,
          picture: found.img,
          location: found.delivery_man_setting?.location ?? null,
        }
      : null,
  );
