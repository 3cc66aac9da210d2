/** The key that the captcha is shown with; the identity provider names it (recaptchaParams). */
import { z } from 'zod';
import { defaultLocale } from '@/lib/i18n/locales';
import { callFirebase } from '@/lib/sign-in/firebase-client';
import { offeredWays } from '@/lib/sign-in/ways';

const schema = z.object({ recaptchaSiteKey: z.string().min(1) });

export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!offeredWays().captcha) return Response.json({ error: 'not offered' }, { status: 404, headers });
  const params = await callFirebase({ call: 'recaptchaParams', locale: defaultLocale, schema });
  if (!params.ok) return Response.json({ error: params.why }, { status: 503, headers });
  return Response.json({ siteKey: params.value.recaptchaSiteKey }, { headers });
}
