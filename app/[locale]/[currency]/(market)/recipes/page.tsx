import '@/components/recipes/recipes.css';
import { RecipesPage } from '@/components/recipes/recipes-page';
import { noRecipeFilter } from '@/lib/recipes/filters';
import { recipesMetadata } from '@/lib/recipes/metadata';

export const revalidate = 30;
export const generateMetadata = () => recipesMetadata();

/** The list without filters, kept. Its dynamic twin renders the list with filters. */
export default function Recipes() {
  return <RecipesPage filter={noRecipeFilter} />;
}
