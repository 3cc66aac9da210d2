/** Parses the account's state as a seller (docs/api.md 2.7, 16.1). */
import { z } from 'zod';
import { flag, longText, moment, text, translation } from '@/lib/api/schema';

const shopSchema = z
  .object({ translation, status: text, status_note: longText, created_at: moment })
  .nullish()
  .catch(null)
  .transform(shop =>
    shop
      ? { title: shop.translation.title, status: shop.status, note: shop.status_note, sentAt: shop.created_at }
      : null,
  );

export const applicantSchema = z
  .object({ role: text, empty_p: flag, shop: shopSchema })
  .transform(({ role, empty_p, shop }) => ({ isSeller: role === 'seller', hasPassword: !empty_p, shop }));

export type Applicant = z.output<typeof applicantSchema>;
