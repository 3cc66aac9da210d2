import type { Metadata } from 'next';
import '@/components/recipes/recipe-shopping.css';
import '@/components/recipes/recipes.css';
import { RecipePage } from '@/components/recipes/recipe-page';
import { recipeMetadata } from '@/lib/recipes/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ id: string; servings: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return recipeMetadata((await params).id);
}

export default async function Recipe({ params }: Props) {
  const { id, servings } = await params;
  return <RecipePage id={id} asked={servings} />;
}
