/** Remakes and uploads the pictures of an application; their URLs are kept in its draft (docs/decisions/103). */
import 'server-only';
import { z } from 'zod';
import type { Failure } from '@/lib/api/client';
import { type ErrorKey, type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { mayAskFor } from '@/lib/rate-limit/network-quota';
import { mostDocuments, type SellerDraft } from '@/lib/seller/draft';
import { face, photo, preparePicture, uploadPicture } from '@/lib/uploads/picture';
import { filesField } from '@/lib/uploads/rules';

export const picturesSchema = z.object({
  go: z.string().default('send'),
  logo: filesField(1, 'seller.onePicture'),
  background: filesField(1, 'seller.onePicture'),
  documents: filesField(mostDocuments, 'picturesMany'),
});

type Chosen = Pick<z.output<typeof picturesSchema>, 'logo' | 'background' | 'documents'>;

type Uploaded =
  | { ok: true; draft: SellerDraft }
  /** The draft contains what was uploaded before one of them failed. */
  | { ok: false; draft: SellerDraft; refusal: Refusal }
  | { ok: false; draft: SellerDraft; failure: Failure };

/** For actions only. Keeps earlier uploads where nothing else was chosen. */
export async function uploadPictures(draft: SellerDraft, chosen: Chosen, locale: Locale): Promise<Uploaded> {
  let now = draft;
  for (const name of ['logo', 'background', 'documents'] as const) {
    const urls: string[] = [];
    for (const file of chosen[name]) {
      if (!(await mayAskFor('pictures'))) return { ok: false, draft: now, refusal: refuse('tooManyFromHere') };
      const picture = await preparePicture(file, name === 'logo' ? face : photo);
      if (typeof picture === 'string') return refusedAt(name, picture, now);
      const uploaded = await uploadPicture(picture, 'shops', locale);
      if (!uploaded.ok && uploaded.why === 'refused') return refusedAt(name, 'fieldRefused', now);
      if (!uploaded.ok) return { ok: false, draft: now, failure: uploaded };
      urls.push(uploaded.value);
    }
    if (urls.length > 0) now = { ...now, ...(name === 'documents' ? { documents: urls } : { [name]: urls[0] }) };
  }
  return { ok: true, draft: now };
}

function refusedAt(field: string, problem: ErrorKey, draft: SellerDraft): Uploaded {
  return { ok: false, draft, refusal: refuseFields({ [field]: problem }) };
}
