/**
 * The way to a provider's page. Our content policy keeps forms inside the site, redirects included, so a plain POST
 * cannot end there: it ends on a page of ours (/checkout?pay=1) that leads on, and finds the address in a sealed
 * cookie.
 */
import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { cookieOptions } from '@/lib/cookie-options';
import { isPlainPost } from '@/lib/forms/plain-post';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { saveLocale } from '@/lib/preferences/save';
import { redirect } from '@/lib/redirect';
import { seal, unseal } from '@/lib/session/seal';

const name = 'pay';

/** Ten minutes, in seconds. */
const lifetime = 600;

const visitSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Actions only. With script the browser is led there at once. */
export async function goToProvider(url: string, locale: Locale): Promise<never> {
  // The way back is the API's to say, and it names no language (lib/route.ts).
  await saveLocale(locale);
  if (!(await isPlainPost())) redirect(url);
  (await cookies()).set(name, await seal({ url }, lifetime), { ...cookieOptions(lifetime), httpOnly: true });
  redirect(`${localizedPath(locale, '/checkout')}?pay=1`);
}

export async function readProviderVisit(): Promise<string | null> {
  return (await unseal((await cookies()).get(name)?.value, visitSchema, lifetime))?.url ?? null;
}
