/** What a view becomes when a customer picks a currency or a theme. */
import { baseCurrency, isTheme, type View } from '@/lib/view/view';

export interface Choice {
  currency?: string | undefined;
  theme?: string | undefined;
}

interface Taken {
  id: string;
  isDefault: boolean;
}

/**
 * A currency that the marketplace does not take, or a theme there is not, changes nothing. Its default currency is kept
 * as "base", so that those who never chose and those who chose the default share one view.
 */
export function afterChoice(view: View, { currency, theme }: Choice, currencies: Taken[]): View {
  const taken = currencies.find(({ id, isDefault }) => (currency === baseCurrency ? isDefault : id === currency));
  return {
    ...view,
    ...(taken ? { currency: taken.isDefault ? baseCurrency : taken.id } : {}),
    ...(isTheme(theme) ? { theme } : {}),
  };
}
