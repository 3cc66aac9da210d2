import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import type { ShopType } from '@/lib/market/shop-type';
import { leastRatingWords, priceRangeWords } from '@/lib/shops/list/filter-words';
import {
  clearFilters,
  countFilters,
  type FilterPath,
  listPath,
  type ShopFilter,
  withChoice,
} from '@/lib/shops/list/filters';
import { listCategories, listTakes } from '@/lib/shops/queries';

interface ActiveFiltersProps {
  type: ShopType;
  filter: ShopFilter;
  to?: FilterPath;
}

/** Shows each active choice, including the sort of the list, as a link that removes it. */
export async function ActiveFilters({ type, filter, to = listPath }: ActiveFiltersProps) {
  const [t, choices] = await Promise.all([getTranslations('list'), choicesOf(type, filter)]);
  if (choices.length === 0) return null;
  return (
    <nav aria-label={t('active')} className="list-active">
      {choices.map(({ text, without }) => {
        const path = to(type, withChoice(filter, without));
        // Not the text: a category and a tag may have the same name.
        return (
          <Link key={path} to={path} aria-label={t('remove', { name: text })} className="list-chip" data-keep-scroll="">
            {text}
            <Icon name="close" className="size-4" />
          </Link>
        );
      })}
      {countFilters(filter) > 0 && (
        <Link
          to={to(type, clearFilters(filter))}
          className="action-link shrink-0 text-small lg:hidden"
          data-keep-scroll=""
        >
          {t('clear')}
        </Link>
      )}
    </nav>
  );
}

interface ActiveChoice {
  text: string;
  /** What removes it from the filter. */
  without: Partial<ShopFilter>;
}

async function choicesOf(type: ShopType, filter: ShopFilter): Promise<ActiveChoice[]> {
  const [t, card, recipes, { locale }, style] = await Promise.all([
    getTranslations('list'),
    getTranslations('card'),
    getTranslations('recipes'),
    pageMarket(),
    getMoneyStyle(),
  ]);
  const [categories, takes] = await Promise.all([
    filter.category ? listCategories('shop') : null,
    filter.takes.length > 0 ? listTakes() : null,
  ]);
  const category = categories?.ok ? categories.value.find(({ id }) => id === filter.category) : undefined;
  // The query may name any, and the API may be away: the id would tell nobody anything.
  const takeTitle = (id: string) =>
    (takes?.ok ? takes.value.find(take => take.id === id)?.title : undefined) ?? t('oneTake');
  const choices: (ActiveChoice | false)[] = [
    // Restaurants have a tab for it.
    type === 'shop' &&
      filter.fulfilment === 'pickup' && { text: t('pickupChoice'), without: { fulfilment: 'delivery' } },
    filter.category !== '' && { text: category?.title ?? t('oneCategory'), without: { category: '' } },
    filter.newest && { text: t('newest'), without: { newest: false } },
    filter.open && { text: t('open'), without: { open: false } },
    filter.always && { text: card('open.always'), without: { always: false } },
    filter.free && { text: t('free'), without: { free: false } },
    filter.deals && { text: t('deals'), without: { deals: false } },
    filter.rating !== '' && {
      text: leastRatingWords(filter.rating, t, languageTag(locale)),
      without: { rating: '' },
    },
    filter.within !== '' && {
      text: recipes('bound.time', { value: Number(filter.within) }),
      without: { within: '' },
    },
    ...filter.takes.map(take => ({
      text: takeTitle(take),
      without: { takes: filter.takes.filter(other => other !== take) },
    })),
    (filter.from !== '' || filter.to !== '') && {
      text: priceRangeWords(filter, t, style),
      without: { from: '', to: '' },
    },
    filter.sort !== '' && { text: t(filter.sort), without: { sort: '' } },
  ];
  return choices.filter(choice => choice !== false);
}
