import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';

/** "EN / $": the page's language and currency, beside the name of what changes them in a flex row, which sets them apart. */
export async function ChosenView({ className }: { className?: string }) {
  const [{ locale }, { symbol }] = await Promise.all([pageMarket(), getMoneyStyle()]);
  return (
    <span className={className}>
      {languageTag(locale).toUpperCase()} / {symbol}
    </span>
  );
}
