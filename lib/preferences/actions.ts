'use server';

/** Changes the language, currency or theme and comes back to the same page, with its query. */
import { z } from 'zod';
import { formAction } from '@/lib/forms/form-action';
import { untouched } from '@/lib/forms/form-state';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { listCurrencies } from '@/lib/market/currencies';
import { listLanguages } from '@/lib/market/queries';
import { afterChoice } from '@/lib/preferences/choice';
import { saveLocale, saveView } from '@/lib/preferences/save';
import { redirect } from '@/lib/redirect';

const word = z.string().max(16).optional();
const choiceSchema = z.object({ locale: word, currency: word, theme: word });

const choose = formAction(choiceSchema, async ({ inputs, pagePath, locale }) => {
  const [languages, currencies] = await Promise.all([listLanguages(locale), listCurrencies(locale)]);
  const spoken = languages.find(language => language.locale === inputs.locale)?.locale;
  if (spoken !== undefined) await saveLocale(spoken);
  if (inputs.currency !== undefined || inputs.theme !== undefined)
    await saveView(view => afterChoice(view, inputs, currencies));
  // One leading slash: two would leave the site.
  const path = splitLocale(pagePath).path.replace(/^\/+/, '/');
  return redirect(localizedPath(spoken ?? locale, path));
});

/** For forms that need no answer of their own: the page that comes back shows what was chosen. */
export async function chooseView(posted: FormData): Promise<void> {
  await choose(untouched, posted);
}
