/** Metadata of the recipes' pages. The canonical URL of every filter and number of servings is the bare page. */
import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pagedTitle, pageMetadata, unreachedMetadata } from '@/lib/metadata';
import { getRecipe } from '@/lib/recipes/queries';

export async function recipesMetadata(page = 1): Promise<Metadata> {
  const t = await getTranslations('recipes');
  return pageMetadata({ title: await pagedTitle(t('title'), page), description: t('lead'), path: '/recipes' });
}

export async function recipeMetadata(id: string): Promise<Metadata> {
  const recipe = await getRecipe(id);
  if (!recipe.ok) return unreachedMetadata();
  const { title, description, picture } = recipe.value;
  return pageMetadata({ title, description, picture, path: `/recipes/${id}` });
}
