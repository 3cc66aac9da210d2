import { expect, test } from 'vitest';
import { chooseRecipes, isRecipeFilter, noRecipeFilter, parseRecipeFilter, recipesPath } from '@/lib/recipes/filters';

const parse = (query: string) => parseRecipeFilter(new URLSearchParams(query));

test('one filter has one address, whatever the order', () => {
  expect(recipesPath(parse('servings=4&page=2&time=30&category=7'))).toBe(
    '/recipes?category=7&time=30&servings=4&page=2',
  );
  expect(recipesPath(noRecipeFilter)).toBe('/recipes');
});

test('what is malformed, or not offered, is not chosen', () => {
  expect(parse('category=x&shop=-1&time=31&active=&calories=1e3&servings=two&page=0')).toEqual(noRecipeFilter);
  expect(parse('page=10000').page).toBe(1);
});

test('another choice begins with the first page', () => {
  expect(chooseRecipes(parse('time=30&page=3'), { category: '7' })).toMatchObject({
    time: '30',
    category: '7',
    page: 1,
  });
});

test('a page is no filter', () => {
  expect(isRecipeFilter(parse('page=2'))).toBe(false);
  expect(isRecipeFilter(parse('calories=400'))).toBe(true);
});
