/** The market a test renders for: set it, and `here()` answers with it. */

export const market = { locale: 'en', currency: 'base' };

export const locale = async (): Promise<string> => market.locale;
export const currency = async (): Promise<string> => market.currency;
