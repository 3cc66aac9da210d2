/** Remakes and uploads the pictures of an application; their URLs are kept in its draft (docs/decisions/103). */
import 'server-only';
import { z } from 'zod';
import type { Failure } from '@/lib/api/client';
import { type ErrorKey, type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { mostDocuments, type SellerDraft } from '@/lib/seller/draft';
import { filesField } from '@/lib/uploads/fields';
import { faceShape, photoShape, preparePicture, uploadPicture } from '@/lib/uploads/picture';

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

/**
 * For actions only. Keeps earlier uploads where nothing else was chosen, and uploads what is good where another field is
 * wrong: no page can fill in a file field again.
 */
export async function uploadPictures(draft: SellerDraft, chosen: Chosen, locale: Locale): Promise<Uploaded> {
  let now = draft;
  const wrong: Record<string, ErrorKey> = {};
  for (const name of ['logo', 'background', 'documents'] as const) {
    const sent = await uploadFiles(chosen[name], name === 'logo' ? faceShape : photoShape, locale);
    if ('problem' in sent) wrong[name] = sent.problem;
    else if (!('urls' in sent)) return { ok: false, draft: now, ...sent };
    else if (sent.urls.length > 0) now = { ...now, [name]: name === 'documents' ? sent.urls : sent.urls[0] };
  }
  if (Object.keys(wrong).length > 0) return { ok: false, draft: now, refusal: refuseFields(wrong) };
  return { ok: true, draft: now };
}

type SentFiles = { urls: string[] } | { problem: ErrorKey } | { refusal: Refusal } | { failure: Failure };

async function uploadFiles(files: File[], shape: typeof faceShape, locale: Locale): Promise<SentFiles> {
  const urls: string[] = [];
  for (const file of files) {
    if (!(await mayTakeFromQuota('pictures'))) return { refusal: refuse('tooManyFromHere') };
    const picture = await preparePicture(file, shape);
    if (typeof picture === 'string') return { problem: picture };
    const uploaded = await uploadPicture(picture, 'shops', locale);
    if (!uploaded.ok && uploaded.why === 'refused') return { problem: 'fieldRefused' };
    if (!uploaded.ok) return { failure: uploaded };
    urls.push(uploaded.value);
  }
  return { urls };
}
