import type { Metadata } from 'next';
import '@/components/recipes/recipes.css';
import { RecipesPage } from '@/components/recipes/recipes-page';
import type { PageQuery } from '@/lib/paths/page-query';
import { parseRecipeFilter, type RecipeFilter } from '@/lib/recipes/filters';
import { recipesMetadata } from '@/lib/recipes/metadata';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return recipesMetadata((await filterOf(searchParams)).page);
}

export default async function FilteredRecipes({ searchParams }: Props) {
  return <RecipesPage filter={await filterOf(searchParams)} />;
}

async function filterOf(searchParams: Props['searchParams']): Promise<RecipeFilter> {
  const asked = Object.entries(await searchParams).flatMap(([key, value]) => {
    const [first] = [value].flat();
    return first === undefined ? [] : [[key, first]];
  });
  return parseRecipeFilter(new URLSearchParams(asked));
}
