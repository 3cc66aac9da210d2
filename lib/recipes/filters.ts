/** Parses the filters of the recipes (docs/api.md 18.1), and writes them as a query for the URL and for the API. */
import type { QueryValue } from '@/lib/api/client';
import { idShape } from '@/lib/api/shapes';
import { pageNumber } from '@/lib/paths/page-query';
import { withQuery } from '@/lib/paths/with-query';

/**
 * The values that can be chosen: at most so many minutes or calories, at least so many servings. They are few, so that
 * each choice has one kept answer.
 */
export const recipeBounds = {
  time: ['15', '30', '60'],
  active: ['10', '20', '30'],
  calories: ['300', '400', '600'],
  servings: ['2', '4', '6'],
} as const;

type RecipeBound = keyof typeof recipeBounds;

export const boundNames = Object.keys(recipeBounds) as RecipeBound[];

export interface RecipeFilter extends Record<RecipeBound, string> {
  category: string;
  shop: string;
  page: number;
}

export const noRecipeFilter: RecipeFilter = {
  category: '',
  shop: '',
  time: '',
  active: '',
  calories: '',
  servings: '',
  page: 1,
};

/** Treats anything malformed as not chosen. */
export function parseRecipeFilter(query: URLSearchParams): RecipeFilter {
  const idOf = (key: string) => (idShape.test(query.get(key) ?? '') ? (query.get(key) ?? '') : '');
  const boundOf = (bound: RecipeBound) => recipeBounds[bound].find(known => known === query.get(bound)) ?? '';
  return {
    category: idOf('category'),
    shop: idOf('shop'),
    time: boundOf('time'),
    active: boundOf('active'),
    calories: boundOf('calories'),
    servings: boundOf('servings'),
    page: pageNumber(query.get('page')),
  };
}

/** The list's public path with the filter in its query, in a fixed order, so that one filter has one URL. */
export function recipesPath({ category, shop, page, ...bound }: RecipeFilter): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (shop) query.set('shop', shop);
  for (const name of boundNames) if (bound[name]) query.set(name, bound[name]);
  if (page > 1) query.set('page', String(page));
  return withQuery('/recipes', query);
}

/** Applies one more choice, and returns to the first page. */
export function chooseRecipes(filter: RecipeFilter, choice: Partial<RecipeFilter>): RecipeFilter {
  return { ...filter, page: 1, ...choice };
}

export function isRecipeFilter(filter: RecipeFilter): boolean {
  return filter.category !== '' || filter.shop !== '' || boundNames.some(name => filter[name] !== '');
}

/** The API's own names and ranges; what is not chosen is left out. */
export function recipesQuery(filter: RecipeFilter): Record<string, QueryValue> {
  const { category, shop, time, active, calories, servings, page } = filter;
  return {
    category_id: category || null,
    shop_id: shop || null,
    total_time_to: time || null,
    active_time_to: active || null,
    calories_to: calories || null,
    servings_from: servings || null,
    page,
  };
}
