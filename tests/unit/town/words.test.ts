/** Is every word of the town there in all three languages, and each in its own? */

import { expect, test } from 'vitest';
import type { Text } from '../../../sandbox/rules/text.ts';
import { categories } from '../../../sandbox/seed/categories.ts';
import { town } from '../../../sandbox/seed/town.ts';
import type { SeedCategory } from '../../../sandbox/seed/types.ts';

const withChildren = (list: SeedCategory[]): SeedCategory[] =>
  list.flatMap(one => [one, ...withChildren(one.children ?? [])]);
const products = town.shops.flatMap(shop =>
  shop.products.map(product => ({ ...product, name: `${shop.key}/${product.key}` })),
);

const titles: [string, Text][] = [
  ...withChildren(categories).map(({ key, title }): [string, Text] => [key, title]),
  ...town.takes.map(({ key, title }): [string, Text] => [key, title]),
  ...town.shops.map(({ key, title }): [string, Text] => [key, title]),
  ...town.shops.flatMap(({ branches = [] }) => branches.map(({ title }): [string, Text] => [title.en, title])),
  ...town.banners.flatMap(({ key, title, button }): [string, Text][] => [
    [key, title],
    [key, button],
  ]),
  ...products.map(({ name, title }): [string, Text] => [name, title]),
];

const sentences: [string, Text][] = [
  ...town.shops.map(({ key, description }): [string, Text] => [key, description]),
  ...town.banners.map(({ key, description }): [string, Text] => [key, description]),
  ...products.map(({ name, description }): [string, Text] => [name, description]),
];

const arabic = /\p{Script=Arabic}/u;
const latin = /\p{Script=Latin}/u;

test.each([
  ['titles', titles],
  ['sentences', sentences],
  ['addresses', town.shops.map(({ key, address }): [string, Text] => [key, address])],
  ['streets', town.streets.map(({ name }): [string, Text] => [name.en, name])],
])('%s are written in English, German and Arabic', (_, list) => {
  const wrong = list.filter(([, { en, de, ar }]) => !latin.test(en) || !latin.test(de) || !arabic.test(ar));
  expect(wrong).toEqual([]);
});

test('Arabic holds no Latin letters but units and markup', () => {
  const foreign = [...titles, ...sentences].filter(([, { ar }]) => latin.test(ar.replaceAll(/<\/?[bi]>|LED|AA/g, '')));
  expect(foreign).toEqual([]);
});

test('sentences are translated, not copied', () => {
  expect(sentences.filter(([, { en, de, ar }]) => en === de || en === ar || de === ar)).toEqual([]);
});

test('no name is a number or a placeholder', () => {
  const bad = /^\d+$|\b(?:product|shop|dish|item|test|lorem|untitled)\s*\d+\b/i;
  expect([...titles, ...sentences].filter(([, text]) => Object.values(text).some(word => bad.test(word)))).toEqual([]);
});

test('nothing in the words is left open', () => {
  const broken = [...titles, ...sentences].filter(([, text]) =>
    Object.values(text).some(word => word !== word.trim() || word === '' || / {2}|undefined|null/.test(word)),
  );
  expect(broken).toEqual([]);
});

test('sentences are short enough for a card and end like sentences', () => {
  expect(sentences.filter(([, { en }]) => en.length > 120)).toEqual([]);
  expect(sentences.filter(([, { en, de, ar }]) => [en, de, ar].some(text => !/[.!?؟]$/.test(text)))).toEqual([]);
});

test('one shop does not sell two things under one name', () => {
  const twice = town.shops.flatMap(({ key, products: list }) => {
    const keys = new Map<string, string>();
    return list.flatMap(product => {
      const other = keys.get(product.title.en);
      keys.set(product.title.en, product.key);
      return other ? [`${key}: ${other} and ${product.key}`] : [];
    });
  });
  expect(twice).toEqual([]);
});

test('an operator’s empty word is there for the storefront to ignore', () => {
  expect(Object.values(town.translations).some(words => Object.values(words).every(word => word === ''))).toBe(true);
});
