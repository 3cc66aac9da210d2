import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import {
  boundNames,
  chooseRecipes,
  isRecipeFilter,
  noRecipeFilter,
  type RecipeFilter,
  recipeBounds,
  recipesPath,
} from '@/lib/recipes/filters';

interface RecipeFiltersProps {
  filter: RecipeFilter;
  /** The title of the shop that the list is filtered by; "" while the list shows none of its recipes. */
  shop: string;
}

/** The filters that the API offers, in one plain form: duration, calories, servings. */
export async function RecipeFilters({ filter, shop }: RecipeFiltersProps) {
  const [t, { locale }] = await Promise.all([getTranslations('recipes'), pageMarket()]);
  return (
    <form action={localizedPath(locale, '/recipes')} className="recipe-filters">
      {filter.category && <input type="hidden" name="category" value={filter.category} />}
      {filter.shop && <input type="hidden" name="shop" value={filter.shop} />}
      {boundNames.map(bound => (
        <Field key={bound} id={`recipes-${bound}`} label={t(`by.${bound}`)}>
          {control => (
            <select {...control} name={bound} defaultValue={filter[bound]}>
              <option value="">{t('any')}</option>
              {recipeBounds[bound].map(value => (
                <option key={value} value={value}>
                  {t(`bound.${bound}`, { value: Number(value) })}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <button type="submit" className={buttonClass('quiet')}>
        {t('show')}
      </button>
      {filter.shop !== '' && (
        <Link to={recipesPath(chooseRecipes(filter, { shop: '' }))} className="chip">
          {shop === '' ? t('ofOneShop') : t('ofShop', { shop })}
          <Icon name="close" className="size-4" />
          <span className="sr-only">{t('ofAllShops')}</span>
        </Link>
      )}
      {isRecipeFilter(filter) && (
        <Link to={recipesPath(noRecipeFilter)} className="action-link underlined">
          {t('all')}
        </Link>
      )}
    </form>
  );
}
