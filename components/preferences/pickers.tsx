import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { languageTag } from '@/lib/i18n/locales';
import { listCurrencies } from '@/lib/market/currencies';
import { languagesInOrder } from '@/lib/market/languages';
import { pageMarket } from '@/lib/market/market';
import { listLanguages } from '@/lib/market/queries';
import { chooseView } from '@/lib/preferences/actions';
import { baseCurrency, themes } from '@/lib/view/view';

/** Chooses language, currency and theme by the buttons of one plain form, with or without script. */
export async function Pickers() {
  const [t, errors, market] = await Promise.all([
    getTranslations('preferences'),
    getTranslations('errors'),
    pageMarket(),
  ]);
  const [languages, currencies] = await Promise.all([listLanguages(market.locale), listCurrencies(market.locale)]);
  return (
    <form action={chooseView} className="pickers" data-view>
      {(languages.length === 0 || currencies.length === 0) && <p>{errors('offline')}</p>}
      {languages.length > 1 && (
        <fieldset>
          <legend>{t('language')}</legend>
          {languagesInOrder(languages, market.locale).map(({ locale, title }) => (
            <button
              type="submit"
              key={locale}
              name="locale"
              value={locale}
              lang={languageTag(locale)}
              aria-current={locale === market.locale ? 'true' : undefined}
            >
              {title}
              {locale === market.locale && <Chosen />}
            </button>
          ))}
        </fieldset>
      )}
      {currencies.length > 1 && (
        <fieldset>
          <legend>{t('currency')}</legend>
          {currencies.map(({ id, title, symbol, isDefault }) => (
            <button
              type="submit"
              key={id}
              name="currency"
              value={isDefault ? baseCurrency : id}
              aria-current={(isDefault ? baseCurrency : id) === market.currency ? 'true' : undefined}
            >
              {title} <bdi>{symbol}</bdi>
              {(isDefault ? baseCurrency : id) === market.currency && <Chosen />}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{t('theme')}</legend>
        {themes.map(theme => (
          <button type="submit" key={theme} name="theme" value={theme}>
            {t(theme)}
            <Chosen word={t('chosen')} when={`theme-${theme}`} />
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** Marks what is chosen. A kept page cannot set `aria-current` for the theme, so the mark holds the word for it. */
function Chosen({ word, when }: { word?: string; when?: string }) {
  return (
    <span className="chosen" data-when={when}>
      <Icon name="check" className="size-4" />
      {word && <span className="sr-only">{word}</span>}
    </span>
  );
}
