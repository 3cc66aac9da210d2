/** What is said and shown of what was chosen of a product’s groups (docs/api.md 2.4). */
import { beforeEach, expect, test, vi } from 'vitest';
import * as environment from '@/lib/env';
import { chosenOption, optionLooks, optionNames } from '@/lib/products/options';

beforeEach(() => {
  vi.spyOn(environment, 'env').mockReturnValue({ API_URL: 'http://api.test' } as ReturnType<typeof environment.env>);
});

const group = (type: string, title: string) => ({ type, translation: { title } });
const parsed = (...extras: object[]) => extras.map(extra => chosenOption.parse(extra));

test('words are said; a colour and a picture have the name of their group, and are seen', () => {
  const options = parsed(
    { id: 1, value: 'Large', group: group('text', 'Size') },
    { id: 2, value: '#c4243b', group: group('color', 'Colour') },
    { id: 3, value: 'https://pictures.test/heart.webp', group: group('image', 'Motif') },
  );
  expect(optionNames(options)).toEqual(['Large', 'Colour', 'Motif']);
  expect(optionLooks(options)).toEqual([
    { type: 'color', value: '#c4243b' },
    { type: 'image', value: expect.stringMatching(/^\/_next\/image\?url=https%3A%2F%2Fpictures/) },
  ]);
});

test('a picture that the API names by its path alone is below the folder of its storage', () => {
  const [look] = optionLooks(parsed({ value: 'heart.webp', group: group('image', 'Motif') }));
  expect(look).toEqual({ type: 'image', value: '/pictures/104/storage/images/heart.webp' });
});

test('an answer without groups says neither codes nor addresses', () => {
  const options = parsed({ value: '#fff' }, { value: 'https://pictures.test/heart.webp' }, { value: 'Oat' });
  expect(optionNames(options)).toEqual(['Oat']);
  expect(optionLooks(options).map(({ type }) => type)).toEqual(['color', 'image']);
});

test.each(['url(https://evil.test)', 'red; background: url(x)', ''])('"%s" is no colour', value => {
  expect(optionLooks(parsed({ value, group: group('color', 'Colour') }))).toEqual([]);
});
