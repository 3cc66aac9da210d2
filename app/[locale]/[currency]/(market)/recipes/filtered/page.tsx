import '@/components/recipes/recipes.css';
import { RecipesPage } from '@/components/recipes/recipes-page';
import type { PageQuery } from '@/lib/paths/page-query';
import { parseRecipeFilter } from '@/lib/recipes/filters';
import { recipesMetadata } from '@/lib/recipes/metadata';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => recipesMetadata();

interface Props {
  searchParams: Promise<PageQuery>;
}

export default async function FilteredRecipes({ searchParams }: Props) {
  const asked = Object.entries(await searchParams).flatMap(([key, value]) => {
    const [first] = [value].flat();
    return first === undefined ? [] : [[key, first]];
  });
  return <RecipesPage filter={parseRecipeFilter(new URLSearchParams(asked))} />;
}
