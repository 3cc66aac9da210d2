/** The words the search popover is handed by the server; `{term}` in `all` and `remove` is filled in by the island. */
export interface SearchWords {
  placeholder: string;
  submit: string;
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
  /** Where the form goes: the public path of the search page or of the shop. */
  action: string;
  market: { locale: string; currency: string };
  shopId: string | undefined;
  words: SearchWords;
}
