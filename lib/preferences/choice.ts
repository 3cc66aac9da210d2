/** Applies a customer's choice of currency and theme to their view. */
import { baseCurrency, isTheme, type View } from '@/lib/view/view';

interface Choice {
  currency?: string | undefined;
  theme?: string | undefined;
}

interface AcceptedCurrency {
  id: string;
  isDefault: boolean;
}

/**
 * Ignores a currency that the marketplace does not accept and a theme that does not exist. Stores the default currency
 * as "base", so that those who never chose and those who chose the default share one view.
 */
export function afterChoice(view: View, { currency, theme }: Choice, currencies: AcceptedCurrency[]): View {
  const accepted = currencies.find(({ id, isDefault }) => (currency === baseCurrency ? isDefault : id === currency));
  return {
    ...view,
    ...(accepted ? { currency: accepted.isDefault ? baseCurrency : accepted.id } : {}),
    ...(isTheme(theme) ? { theme } : {}),
  };
}
