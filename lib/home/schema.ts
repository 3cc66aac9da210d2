/** Stories and banners of the home page (docs/api.md 2.6). */
import { z } from 'zod';
import { envelope } from '@/lib/api/envelopes';
import { flag, id, list, picture, shortText, translation } from '@/lib/api/schema';
import { shopSchema } from '@/lib/shops/schema';

const slideSchema = z
  .object({
    shop_id: id,
    logo_img: picture,
    title: shortText,
    product_uuid: z.string(),
    product_title: shortText,
    url: picture.pipe(z.string().min(1)),
  })
  .transform(raw => ({
    shopId: raw.shop_id,
    shopTitle: raw.title,
    logo: raw.logo_img,
    productUuid: raw.product_uuid,
    productTitle: raw.product_title,
    picture: raw.url,
  }));

export type Slide = z.output<typeof slideSchema>;

const slidesSchema = list(list(slideSchema));

/** An array of arrays without envelope (docs/api.md 6.8), one inner array for each shop. */
export const storiesSchema = z
  .array(z.unknown())
  .transform(shops => slidesSchema.parse(shops))
  .transform(stories => stories.filter(slides => slides.length > 0));

export const bannerSchema = z
  .object({ id, img: picture, clickable: flag, translation, shops: list(z.unknown()) })
  .transform(({ id, img, clickable, translation }) => ({
    id,
    picture: img,
    isClickable: clickable,
    title: translation.title,
    description: translation.description,
    button: translation.button,
  }));

export type Banner = z.output<typeof bannerSchema>;

/** A banner on its own page, with its shops. */
export function ownBannerSchema(currency: string) {
  const shops = shopsSchema(currency);
  return envelope(z.unknown().transform(raw => ({ ...bannerSchema.parse(raw), shops: shops.parse(raw) })));
}

/** The same of a paid one (docs/api.md 6.8). */
export function adSchema(currency: string) {
  const shops = shopsSchema(currency);
  return envelope(
    z
      .object({ banner: bannerSchema, shops: z.unknown() })
      .transform(raw => ({ ...raw.banner, shops: shops.parse(raw) })),
  );
}

function shopsSchema(currency: string) {
  return z.object({ shops: list(shopSchema(currency)) }).transform(({ shops }) => shops);
}
