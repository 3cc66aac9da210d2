'use server';

/** Changes the language, currency or theme, and returns to the same page with its query. */
import { z } from 'zod';
import { pageAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { keepChosenLocale } from '@/lib/i18n/locale-cookie';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { listCurrencies } from '@/lib/market/currencies';
import { listLanguages } from '@/lib/market/queries';
import { redirect } from '@/lib/paths/redirect';
import { afterChoice } from '@/lib/preferences/choice';
import { changeView } from '@/lib/view/view-cookie';

const word = z.string().max(16).optional();
const choiceSchema = z.object({ locale: word, currency: word, theme: word });

/** Returns to the page, which shows the choice. */
export const chooseView = pageAction(choiceSchema, async ({ inputs, pagePath, locale }) => {
  const [languages, currencies] = await Promise.all([listLanguages(locale), listCurrencies(locale)]);
  const spoken = languages.find(language => language.locale === inputs.locale)?.locale;
  if (spoken !== undefined) await keepChosenLocale(spoken);
  if (inputs.currency !== undefined || inputs.theme !== undefined)
    await changeView(view => afterChoice(view, inputs, currencies));
  const page = localizedPath(spoken ?? locale, splitLocale(pagePath).path);
  // The language is in the path, and needs no cookie to be seen.
  return redirect(spoken === undefined ? await needingCookies(page) : page);
});
