import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';

/** "EN / $": the page's language and currency, beside the label of the button that changes them. */
export async function ChosenView({ className }: { className?: string }) {
  const [{ locale }, { symbol }] = await Promise.all([pageMarket(), getMoneyStyle()]);
  return (
    <span className={className}>
      {languageTag(locale).toUpperCase()} / {symbol}
    </span>
  );
}
