/**
 * Handles the pictures of a form: they are remade and uploaded before the form's own call. Uploaded pictures wait in a
 * sealed cookie until that call succeeds, because no page can fill in a file field again (docs/decisions/090).
 */
import 'server-only';
import { z } from 'zod';
import type { Failure } from '@/lib/api/client';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { customerCookie } from '@/lib/session/customer-cookie';
import { requireCustomerId } from '@/lib/session/customer-id';
import { photoShape, preparePicture, uploadPicture } from '@/lib/uploads/picture';

const waiting = customerCookie(
  'uploads',
  z.object({ customer: z.string(), of: z.string(), urls: z.array(z.string()) }),
);

interface FormPictures {
  /** Identifies the form: a text that no other form has. */
  of: string;
  files: File[];
  /** Whether waiting pictures are used where no others were chosen. */
  takesWaiting: boolean;
  type: 'reviews' | 'order_refunds';
}

type Prepared = { ok: true; urls: string[] } | { ok: false; refusal: Refusal } | { ok: false; failure: Failure };

/** For actions only. Uploads nothing unless all files are pictures. */
export async function uploadFormPictures(form: FormPictures, locale: Locale): Promise<Prepared> {
  const { of, files, takesWaiting, type } = form;
  if (files.length === 0) return { ok: true, urls: takesWaiting ? await waitingPictures(of) : [] };
  const blobs: Blob[] = [];
  for (const file of files) {
    if (!(await mayTakeFromQuota('pictures'))) return { ok: false, refusal: refuse('tooManyFromHere') };
    const picture = await preparePicture(file, photoShape);
    if (typeof picture === 'string') return { ok: false, refusal: refuseFields({ pictures: picture }) };
    blobs.push(picture);
  }
  const urls: string[] = [];
  for (const blob of blobs) {
    const uploaded = await uploadPicture(blob, type, locale);
    if (!uploaded.ok && uploaded.why === 'refused')
      return { ok: false, refusal: refuseFields({ pictures: 'fieldRefused' }) };
    if (!uploaded.ok) return { ok: false, failure: uploaded };
    urls.push(uploaded.value);
  }
  await waiting.write({ customer: await requireCustomerId(), of, urls });
  return { ok: true, urls };
}

/** The URLs of pictures that were uploaded for this form, whose own call then failed. */
export async function waitingPictures(of: string): Promise<string[]> {
  const found = await waiting.read();
  return found?.of === of ? found.urls : [];
}

/** For actions only. Called once the form has succeeded. */
export async function forgetWaitingPictures(): Promise<void> {
  await waiting.remove();
}
