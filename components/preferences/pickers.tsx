import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { languageTag } from '@/lib/i18n/locales';
import { listCurrencies } from '@/lib/market/currencies';
import { languagesInOrder } from '@/lib/market/languages';
import { pageMarket } from '@/lib/market/market';
import { listLanguages } from '@/lib/market/queries';
import type { Currency, Language } from '@/lib/market/schema';
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
          {languagesInOrder(languages, market.locale).map(language => (
            <LanguageButton key={language.locale} language={language} isChosen={language.locale === market.locale} />
          ))}
        </fieldset>
      )}
      {currencies.length > 1 && (
        <fieldset>
          <legend>{t('currency')}</legend>
          {currencies.map(currency => (
            <CurrencyButton key={currency.id} currency={currency} chosen={market.currency} />
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

function LanguageButton({ language: { locale, title }, isChosen }: { language: Language; isChosen: boolean }) {
  return (
    <button
      type="submit"
      name="locale"
      value={locale}
      lang={languageTag(locale)}
      aria-current={isChosen ? 'true' : undefined}
    >
      {title}
      {isChosen && <Chosen />}
    </button>
  );
}

/** `chosen`: the view's currency. */
function CurrencyButton({ currency, chosen }: { currency: Currency; chosen: string }) {
  const { id, title, symbol, isDefault } = currency;
  const value = isDefault ? baseCurrency : id;
  return (
    <button type="submit" name="currency" value={value} aria-current={value === chosen ? 'true' : undefined}>
      {title} <bdi>{symbol}</bdi>
      {value === chosen && <Chosen />}
    </button>
  );
}

/**
 * Marks the current choice. A kept page cannot set `aria-current` for the theme, so the mark contains the word for it.
 */
function Chosen({ word, when }: { word?: string; when?: string }) {
  return (
    <span className="chosen" data-when={when}>
      <Icon name="check" className="size-4" />
      {word && <span className="sr-only">{word}</span>}
    </span>
  );
}
