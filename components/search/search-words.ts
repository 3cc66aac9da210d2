/** Collects the texts that the server hands to the search popover, which fills in `{term}` in `all` and `remove`. */
import type { Locale } from '@/lib/i18n/locales';

export interface SearchWords {
  /** The field's, whether it searches all shops or one. */
  placeholder: string;
  submit: string;
  categories: string;
  shops: string;
  products: string;
  recent: string;
  remove: string;
  clearRecent: string;
  all: string;
  loading: string;
  noShops: string;
  noProducts: string;
  offline: string;
}

export interface SearchSetting {
  /** The form's action: the public path of the search page or of the shop. */
  action: string;
  market: { locale: Locale; currency: string };
  shopId: string | undefined;
  words: SearchWords;
}
