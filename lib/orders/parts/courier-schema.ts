/** Parses the courier of an order (docs/api.md 2.9). */
import { z } from 'zod';
import { id, number, picture, point, shortText } from '@/lib/api/schema';

export const courierSchema = z
  .object({
    id,
    firstname: shortText,
    lastname: shortText,
    phone: shortText,
    img: picture,
    assign_reviews_avg_rating: number,
    delivery_man_setting: z
      .object({ location: point, brand: shortText, model: shortText, number: shortText })
      .nullish()
      .catch(null),
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
          /** One to five; 0 for none. */
          rating: found.assign_reviews_avg_rating,
          /** "Gazelle Cargo · 214", or empty. */
          vehicle: vehicleOf(found.delivery_man_setting),
          location: found.delivery_man_setting?.location ?? null,
        }
      : null,
  );

function vehicleOf(setting: { brand: string; model: string; number: string } | null | undefined): string {
  const name = [setting?.brand, setting?.model].filter(Boolean).join(' ');
  return [name, setting?.number].filter(Boolean).join(' · ');
}
