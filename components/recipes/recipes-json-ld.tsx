import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { recipePath } from '@/lib/recipes/paths';
import type { RecipeBrief } from '@/lib/recipes/schema';

/** Describes the list in schema.org's terms (docs/behaviour.md 13.1). */
export async function RecipesJsonLd({ recipes }: { recipes: RecipeBrief[] }) {
  if (recipes.length === 0) return null;
  const [{ locale }, t] = await Promise.all([pageMarket(), getTranslations('recipes')]);
  const itemListElement = recipes.map((recipe, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: publicUrl(locale, recipePath(recipe)),
    name: recipe.title,
  }));
  return <JsonLd data={{ '@type': 'ItemList', name: t('title'), itemListElement }} />;
}
